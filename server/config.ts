/** Reads the environment once, at start. A bad value stops the process with a line that names it. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { limitsFrom, limitVariables, type Limits } from './limits';

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Where PGlite keeps its files, and the socket that commands talk to. */
  dataDir: string;
  /** A PostgreSQL server; null means PGlite in `dataDir`. */
  databaseUrl: string | null;
  /** The address that readers see, without a slash at the end: canonical links, mails. */
  origin: string;
  /** Number of proxies whose x-forwarded-for is believed. */
  trustProxy: number;
  logLevel: string;
  /** The site says in a banner that it is a sandbox: there are no providers' credentials. */
  sandbox: boolean;
  /** Where the one clock starts; null is the real time. */
  siteNow: Date | null;
  /** Signs registration QR codes; a random one a data folder when not given. */
  secret: string | null;
  region: 'CN' | 'global';
  /** Opens pre-registration outside of its time, by the query `_pre_` (specification, section 4); null: nothing does. */
  preSecret: string | null;
  /** The environment of testers: a page's query `accessToken` is stored as the ticket (specification, section 4). */
  testEnvironment: boolean;
  limits: Limits;
  /** The SMTP server; null: mails stay in the outbox. */
  smtp: { url: string; from: string } | null;
  /** The provider of text messages; null: its sandbox on this machine. */
  sms: SmsSettings | null;
  /** WeChat's platforms; null: their sandbox on this machine. */
  wechat: WechatAccounts | null;
  /** The merchant's account at WeChat Pay; null: its sandbox on this machine. */
  wechatPay: WechatPayAccount | null;
  /** Customer contacts of WeCom; null: their sandbox on this machine. */
  wecom: { corpId: string; secret: string; userId: string; contactName: string; api: string } | null;
}

interface WechatAccount {
  appId: string;
  secret: string;
}

/** Our official account, website of the open platform, and mini-program. */
export type WechatAccounts = Record<'account' | 'website' | 'mini', WechatAccount> & { api: string; open: string };

/** An account of Tencent Cloud SMS. */
export interface SmsSettings {
  secretId: string;
  secretKey: string;
  appId: string;
  signName: string;
  region: string;
  endpoint: string;
  templates: Record<string, string>;
}

/** An account of a merchant at WeChat Pay. Keys in PEM. */
export interface WechatPayAccount {
  endpoint: string;
  appId: string;
  merchantId: string;
  /** Serial number of the merchant's certificate, and its private key. */
  serial: string;
  privateKey: string;
  /** 32 characters, by which the content of notices is sealed. */
  apiV3Key: string;
  /** Id of the platform's public key or certificate, and the key. */
  platformSerial: string;
  platformKey: string;
}

/** Where the clock of a sandbox stands at start (domain.md, One clock). */
const SANDBOX_NOW = '2026-03-01T10:00:00+08:00';

const truthy = z.enum(['0', '1']).transform((value) => value === '1');

/** A key as one line: its line ends written as \\n. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => text.startsWith('-----BEGIN '), 'must be a key in PEM');

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SITE_SANDBOX: truthy.optional(),
  SITE_NOW: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'must be an instant such as 2026-03-01T10:00:00+08:00')
    .optional(),
  SITE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PRE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SITE_ENV: z.enum(['live', 'test']).default('live'),
  SITE_REGION: z.enum(['CN', 'global']).default('CN'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^<>\s]+@[^<>\s]+>?$/, 'must be an address such as Exhibition <news@example.org>')
    .optional(),
  SMS_SECRET_ID: z.string().min(1).optional(),
  SMS_SECRET_KEY: z.string().min(1).optional(),
  SMS_APP_ID: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  SMS_REGION: z.string().min(1).default('ap-guangzhou'),
  SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://sms.tencentcloudapi.com'),
  SMS_TEMPLATES: z
    .string()
    .regex(/^[\w:-]+=\d+(,[\w:-]+=\d+)*$/, 'must name templates such as smsCode=1110,smsCode:en=1111')
    .optional(),
  WX_APP_ID: z.string().min(1).optional(),
  WX_APP_SECRET: z.string().min(1).optional(),
  WX_WEB_APP_ID: z.string().min(1).optional(),
  WX_WEB_APP_SECRET: z.string().min(1).optional(),
  WX_MINI_APP_ID: z.string().min(1).optional(),
  WX_MINI_APP_SECRET: z.string().min(1).optional(),
  WECHAT_PAY_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://api.mch.weixin.qq.com'),
  WECHAT_PAY_APP_ID: z.string().min(1).optional(),
  WECHAT_PAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{8,10}$/, 'must be the number of a merchant')
    .optional(),
  WECHAT_PAY_SERIAL: z.string().min(1).optional(),
  WECHAT_PAY_PRIVATE_KEY: pem.optional(),
  WECHAT_PAY_API_V3_KEY: z.string().length(32, 'must have 32 characters').optional(),
  WECHAT_PAY_PLATFORM_SERIAL: z.string().min(1).optional(),
  WECHAT_PAY_PLATFORM_KEY: pem.optional(),
  WECOM_CORP_ID: z.string().min(1).optional(),
  WECOM_SECRET: z.string().min(1).optional(),
  WECOM_USER_ID: z.string().min(1).optional(),
  WECOM_CONTACT_NAME: z.string().min(1).max(60).optional(),
  ...limitVariables,
});

/** All settings of the merchant's account, or none. */
function wechatPayFrom(values: z.output<typeof environment>): Config['wechatPay'] {
  const account = {
    appId: values.WECHAT_PAY_APP_ID,
    merchantId: values.WECHAT_PAY_MERCHANT_ID,
    serial: values.WECHAT_PAY_SERIAL,
    privateKey: values.WECHAT_PAY_PRIVATE_KEY,
    apiV3Key: values.WECHAT_PAY_API_V3_KEY,
    platformSerial: values.WECHAT_PAY_PLATFORM_SERIAL,
    platformKey: values.WECHAT_PAY_PLATFORM_KEY,
  };
  const given = Object.values(account).filter((value) => value !== undefined);
  if (given.length === 0) return null;
  if (given.length < Object.keys(account).length)
    throw new BadConfig('WECHAT_PAY_*: all settings of the merchant are needed together (.env.example).');
  return { ...(account as Record<keyof typeof account, string>), endpoint: values.WECHAT_PAY_ENDPOINT };
}

/** Raised for an environment that the server must not start with. */
export class BadConfig extends Error {
  override name = 'BadConfig';
}

type Values = z.output<typeof environment>;

/** Settings that mean something only together. */
function together<Name extends keyof Values>(values: Values, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new BadConfig(
      `${missing.join(', ')}: must be set together with ${names.filter((name) => !missing.includes(name)).join(', ')}.`,
    );
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<Name, string>;
}

function smtpFrom(values: Values): Config['smtp'] {
  const set = together(values, ['SMTP_URL', 'MAIL_FROM']);
  return set && { url: set.SMTP_URL, from: set.MAIL_FROM };
}

function smsFrom(values: Values): SmsSettings | null {
  const set = together(values, ['SMS_SECRET_ID', 'SMS_SECRET_KEY', 'SMS_APP_ID', 'SMS_SIGN_NAME', 'SMS_TEMPLATES']);
  return (
    set && {
      secretId: set.SMS_SECRET_ID,
      secretKey: set.SMS_SECRET_KEY,
      appId: set.SMS_APP_ID,
      signName: set.SMS_SIGN_NAME,
      region: values.SMS_REGION,
      endpoint: values.SMS_ENDPOINT,
      templates: Object.fromEntries(set.SMS_TEMPLATES.split(',').map((pair) => pair.split('=') as [string, string])),
    }
  );
}

function wechatFrom(values: Values): WechatAccounts | null {
  const set = together(values, [
    'WX_APP_ID',
    'WX_APP_SECRET',
    'WX_WEB_APP_ID',
    'WX_WEB_APP_SECRET',
    'WX_MINI_APP_ID',
    'WX_MINI_APP_SECRET',
  ]);
  return (
    set && {
      account: { appId: set.WX_APP_ID, secret: set.WX_APP_SECRET },
      website: { appId: set.WX_WEB_APP_ID, secret: set.WX_WEB_APP_SECRET },
      mini: { appId: set.WX_MINI_APP_ID, secret: set.WX_MINI_APP_SECRET },
      api: 'https://api.weixin.qq.com',
      open: 'https://open.weixin.qq.com',
    }
  );
}

function wecomFrom(values: Values): Config['wecom'] {
  const set = together(values, ['WECOM_CORP_ID', 'WECOM_SECRET', 'WECOM_USER_ID', 'WECOM_CONTACT_NAME']);
  return (
    set && {
      corpId: set.WECOM_CORP_ID,
      secret: set.WECOM_SECRET,
      userId: set.WECOM_USER_ID,
      contactName: set.WECOM_CONTACT_NAME,
      api: 'https://qyapi.weixin.qq.com',
    }
  );
}

/** Reads the configuration from environment variables (all in .env.example). */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new BadConfig(`The environment is not usable. ${lines.join('; ')}`);
  }
  const values = read.data;
  const production = values.NODE_ENV === 'production';
  const sandbox = values.SITE_SANDBOX ?? !production;
  if (values.SITE_NOW && production && !sandbox)
    throw new BadConfig('SITE_NOW: refused in production; it needs SITE_SANDBOX=1.');
  if (values.SITE_ENV === 'test' && production && !sandbox)
    throw new BadConfig('SITE_ENV: test is refused in production; it needs SITE_SANDBOX=1.');
  const siteNow = values.SITE_NOW ?? (sandbox ? SANDBOX_NOW : undefined);
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    origin: (values.ORIGIN ?? `http://127.0.0.1:${values.PORT}`).replace(/\/$/, ''),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    sandbox,
    siteNow: siteNow ? new Date(siteNow) : null,
    secret: values.SITE_SECRET ?? null,
    region: values.SITE_REGION,
    preSecret: values.PRE_SECRET ?? null,
    testEnvironment: values.SITE_ENV === 'test',
    limits: limitsFrom(values),
    smtp: smtpFrom(values),
    sms: smsFrom(values),
    wechat: wechatFrom(values),
    wechatPay: wechatPayFrom(values),
    wecom: wecomFrom(values),
  };
}
