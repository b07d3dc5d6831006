// Exit codes and output of the commands, on a stopped site.
import { mask, RANDOM } from './mask.mjs';
import { command, copyBaseData, prepareBaseData } from './site.mjs';

const COMMANDS = [
  ['no-such-command'],
  ['backup', '--wrong'],
  ['backup', 'check', 'no-such-file'],
  ['restore'],
  ['restore', 'no-such-file'],
  ['content'],
  ['content', 'check'],
  ['content', 'import'],
  ['forms'],
  ['forms', 'check'],
  ['forms', 'list'],
  ['forms', 'publish', 'no-such-form'],
  ['codes'],
  ['codes', 'list'],
  ['devices'],
  ['devices', 'list'],
  ['export'],
  ['export', 'registrations', '--format', 'csv'],
  ['privacy'],
  ['privacy', 'find', 'anna@compare.example'],
  ['submissions'],
  ['submissions', 'list'],
  ['tracking'],
  ['tracking', 'report'],
  ['api-status'],
  ['doctor'],
];

/** Time-dependent parts: times, sizes, folders. */
const TIME_DEPENDENT = [
  [/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?(Z|\+08:00)?/g, 'TIME'],
  [/\d+(\.\d+)? (MB|GB|kB|KB|ms|s|bytes)\b/g, 'AMOUNT'],
  [/\/[\w./-]*\.cache\/compare\/[\w./-]+/g, 'PATH'],
];

export async function recordCommands(version) {
  await prepareBaseData(version.base ?? version);
  const folder = copyBaseData(version, 'commands');
  return Object.fromEntries(
    COMMANDS.map((args) => {
      const { code, output } = command(version, folder, args);
      return [args.join(' '), { code, output: mask(output, [...TIME_DEPENDENT, ...RANDOM]) }];
    }),
  );
}
