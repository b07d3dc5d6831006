// Accepted findings of the scanners, each with its reason. `what` is the scanner's own category; `where` and `info`
// narrow it.
const accepted = [
  {
    tool: 'wapiti',
    what: 'HTTP Secure Headers',
    info: /^X-XSS-Protection is not set$/,
    reason:
      'X-XSS-Protection is sent as 0, which Wapiti reads as not set: the filter that it switched on is gone from browsers, and had holes of its own. The policy of content does its work.',
  },
  {
    tool: 'wapiti',
    what: 'HTTP Secure Headers',
    info: /^Strict-Transport-Security is not set$/,
    reason:
      'The site is scanned over HTTP on loopback, where browsers ignore the header; over HTTPS it is sent (tests/api/security.test.ts).',
  },
];

export const reasonOf = (finding) =>
  accepted.find(
    ({ tool, what, where, info }) =>
      tool === finding.tool &&
      what === finding.what &&
      (where?.test(finding.where) ?? true) &&
      (info?.test(finding.info) ?? true),
  )?.reason;
