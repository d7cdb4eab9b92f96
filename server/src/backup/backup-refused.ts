/** Why a backup is not made or not put in place, in one sentence; nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}
