/** Why a backup is not made or not put in place, in one sentence; nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];
/** The same as SQLite says it. */
const SQLITE_FULL = [13, 778];
const SQLITE_READONLY = 8;

/** A fault of the disk as a sentence about the file that was to be written; any other as it is. */
export function backupRefusal(fault: unknown, file: string): unknown {
  const { code = '', errcode = 0 } = (fault ?? {}) as { code?: string; errcode?: number };
  if (FULL.includes(code) || SQLITE_FULL.includes(errcode))
    return new BackupRefused(`There is no room for ${file}: the disk takes no more. Nothing is left of it.`);
  if (CLOSED.includes(code) || (errcode & 0xff) === SQLITE_READONLY)
    return new BackupRefused(`${file} cannot be written (${code || 'read-only'}); name another folder.`);
  return fault;
}
