import { BackupRefused } from './backup/backup-refused.ts';
import { askPassword } from './cli/ask.ts';
import { Complaint } from './cli/complaint.ts';
import { runCommand } from './cli/run-command.ts';
import { UnusableDatabase } from './db/unusable-database.ts';
import { WrongSetting } from './setting.ts';

/** A fault the user can mend is said in a sentence; any other is a bug and shows where it happened. */
function cliFaultText(fault: unknown): string {
  const { code, message, stack } = fault as Error & { code?: string };
  const expected =
    fault instanceof Complaint ||
    fault instanceof BackupRefused ||
    fault instanceof WrongSetting ||
    fault instanceof UnusableDatabase ||
    code?.startsWith('ERR_PARSE_ARGS') ||
    /^E[A-Z]+$/.test(code ?? '');
  return expected ? message : (stack ?? String(fault));
}

try {
  const { text, ok } = await runCommand(process.argv.slice(2), { environment: process.env, askPassword });
  process.stdout.write(`${text}\n`);
  if (!ok) process.exitCode = 1;
} catch (fault) {
  process.stderr.write(`${cliFaultText(fault)}\n`);
  process.exitCode = 1;
}
