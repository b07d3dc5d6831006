import type { Migration } from '.';

export const captchaWork: Migration = {
  name: '0035-captcha-work',
  statements: [
    // Proof of work in front of a captcha: leading zero bits of each puzzle. Null: made by a process that knows of none.
    `alter table captcha add column work_bits integer`,
    `alter table captcha add column is_hard boolean not null default false`,
  ],
};
