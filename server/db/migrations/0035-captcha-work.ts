import type { Migration } from '.';

export const captchaWork: Migration = {
  name: '0035-captcha-work',
  statements: [
    // Proof of work before a captcha: leading zero bits of each puzzle. Null: created by a version without it.
    `alter table captcha add column work_bits integer`,
    // Whether its picture and voice are harder: for suspicious networks, and under load.
    `alter table captcha add column is_hard boolean not null default false`,
  ],
};
