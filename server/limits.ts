/** Limits of requests and messages (security.md). Each can be set in the environment; a test checks the defaults. */
import { z } from 'zod';
import { isNetwork } from './networks';

const count = (defaultValue: number) => z.coerce.number().int().min(0).max(1_000_000).default(defaultValue);

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');

const networks = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .refine(
    (list) => list.every(isNetwork),
    'must be IP addresses or networks such as 203.0.113.0/24, separated by commas',
  );

/** The variables of .env.example for limits. */
export const limitVariables = {
  LIMIT_CODE_RESEND_SECONDS: count(60),
  LIMIT_CODES_A_DAY: count(8),
  LIMIT_CODES_AN_HOUR: count(15),
  LIMIT_EXISTENCE_AN_HOUR: count(10),
  LIMIT_EXISTENCE_A_DAY: count(30),
  LIMIT_CAPTCHAS_AN_HOUR: count(120),
  CAPTCHA_WORK_BITS: z.coerce.number().int().min(0).max(10).default(6),
  SMS_A_DAY: count(5_000),
  SMS_PAUSED: flag,
  MAILS_A_DAY: count(50_000),
  MAIL_PAUSED: flag,
  SHARED_NETWORKS: networks,
};

/** The factor for limits of shared networks. Captchas are still required there. */
export const SHARED_NETWORK_FACTOR = 200;

/** The limits of a parsed environment. */
export const limitsFrom = (values: z.output<z.ZodObject<typeof limitVariables>>) => ({
  /** Minimum seconds between two codes for the same recipient. */
  resendAfterSeconds: values.LIMIT_CODE_RESEND_SECONDS,
  codesPerDayForRecipient: values.LIMIT_CODES_A_DAY,
  codesPerHourForIp: values.LIMIT_CODES_AN_HOUR,
  existenceChecksPerHourForIp: values.LIMIT_EXISTENCE_AN_HOUR,
  existenceChecksPerDayForSession: values.LIMIT_EXISTENCE_A_DAY,
  captchasPerHourForIp: values.LIMIT_CAPTCHAS_AN_HOUR,
  /** Proof of work before a captcha at low load: leading zero bits of each puzzle. */
  captchaWorkBits: values.CAPTCHA_WORK_BITS,
  /** Text messages of the whole site per day; they cost money. */
  smsPerDay: values.SMS_A_DAY,
  mailsPerDay: values.MAILS_A_DAY,
  /** The operator's switches, which stop all messages of a kind. */
  smsPaused: values.SMS_PAUSED,
  mailPaused: values.MAIL_PAUSED,
  /** Hall Wi-Fi and company networks, where many people share one IP. Limits per IP are higher there. */
  sharedNetworks: values.SHARED_NETWORKS as readonly string[],
});

export type Limits = ReturnType<typeof limitsFrom>;

/** The default limits. */
export const defaultLimits: Limits = limitsFrom(z.object(limitVariables).parse({}));
