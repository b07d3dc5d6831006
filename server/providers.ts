/**
 * The providers' accounts in the environment: mail, text messages, WeChat, WeCom, WeChat Pay. Each must be set
 * completely or not at all.
 */
import { z } from 'zod';

/** Thrown for an invalid environment, with which the server must not start. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** The configured accounts. Null: a sandbox or the outbox is used instead. */
export interface Providers {
  /** The SMTP server; null: mails stay in the outbox. */
  smtp: { url: string; from: string } | null;
  /** The provider of text messages; null: a local sandbox. */
  sms: SmsSettings | null;
  /** WeChat's platforms; null: a local sandbox. */
  wechat: WechatAccounts | null;
  /** The merchant's account at WeChat Pay; null: a local sandbox. */
  wechatPay: WechatPayAccount | null;
  /** WeCom customer contacts; null: a local sandbox. */
  wecom: WecomAccount | null;
}

/** An app of a WeChat platform. */
export interface WechatAccount {
  appId: string;
  secret: string;
}

/** The official account, the website on the open platform, and the mini-program. */
export type WechatAccounts = Record<'account' | 'website' | 'mini', WechatAccount> & { api: string; open: string };

/** A WeCom account: the secret for customer contacts, and the employee whom visitors add, with the displayed name. */
export interface WecomAccount {
  corpId: string;
  secret: string;
  userId: string;
  contactName: string;
  api: string;
}

/**
 * A Tencent Cloud SMS account. `templates`: the provider's template ids by `smsCode`, or `smsCode:en` for a language.
 */
export interface SmsSettings {
  secretId: string;
  secretKey: string;
  appId: string;
  signName: string;
  region: string;
  endpoint: string;
  templates: Readonly<Record<string, string>>;
}

/** A merchant's account at WeChat Pay. Keys in PEM. */
export interface WechatPayAccount {
  endpoint: string;
  appId: string;
  merchantId: string;
  /** The serial number of the merchant's certificate, and the merchant's private key. */
  merchantSerial: string;
  privateKey: string;
  /** The 32-character key that encrypts the content of notices. */
  apiV3Key: string;
  /** The id of the platform's public key or certificate, and the key. */
  platformSerial: string;
  platformKey: string;
}

/** A PEM key in one line; `\n` stands for a line break. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => text.startsWith('-----BEGIN '), 'must be a key in PEM');

/** The variables of .env.example for accounts. */
export const providerVariables = {
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
};

type Values = z.output<z.ZodObject<typeof providerVariables>>;

/** The complete settings of the merchant's account, or null. */
function wechatPayFrom(values: Values): Providers['wechatPay'] {
  const account = {
    appId: values.WECHAT_PAY_APP_ID,
    merchantId: values.WECHAT_PAY_MERCHANT_ID,
    merchantSerial: values.WECHAT_PAY_SERIAL,
    privateKey: values.WECHAT_PAY_PRIVATE_KEY,
    apiV3Key: values.WECHAT_PAY_API_V3_KEY,
    platformSerial: values.WECHAT_PAY_PLATFORM_SERIAL,
    platformKey: values.WECHAT_PAY_PLATFORM_KEY,
  };
  const definedValues = Object.values(account).filter((value) => value !== undefined);
  if (definedValues.length === 0) return null;
  if (definedValues.length < Object.keys(account).length)
    throw new ConfigError('WECHAT_PAY_*: all settings of the merchant are needed together (.env.example).');
  return { ...(account as Record<keyof typeof account, string>), endpoint: values.WECHAT_PAY_ENDPOINT };
}

/**
 * Settings that must be set together.
 * @throws ConfigError when only some of them are set
 */
function allOrNone<Name extends keyof Values>(values: Values, names: readonly Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new ConfigError(
      `${missing.join(', ')}: must be set together with ${names.filter((name) => !missing.includes(name)).join(', ')}.`,
    );
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<Name, string>;
}

function smtpFrom(values: Values): Providers['smtp'] {
  const settings = allOrNone(values, ['SMTP_URL', 'MAIL_FROM']);
  return settings && { url: settings.SMTP_URL, from: settings.MAIL_FROM };
}

function smsFrom(values: Values): SmsSettings | null {
  const settings = allOrNone(values, [
    'SMS_SECRET_ID',
    'SMS_SECRET_KEY',
    'SMS_APP_ID',
    'SMS_SIGN_NAME',
    'SMS_TEMPLATES',
  ]);
  return (
    settings && {
      secretId: settings.SMS_SECRET_ID,
      secretKey: settings.SMS_SECRET_KEY,
      appId: settings.SMS_APP_ID,
      signName: settings.SMS_SIGN_NAME,
      region: values.SMS_REGION,
      endpoint: values.SMS_ENDPOINT,
      templates: Object.fromEntries(
        settings.SMS_TEMPLATES.split(',').map((pair) => pair.split('=') as [string, string]),
      ),
    }
  );
}

function wechatFrom(values: Values): WechatAccounts | null {
  const settings = allOrNone(values, [
    'WX_APP_ID',
    'WX_APP_SECRET',
    'WX_WEB_APP_ID',
    'WX_WEB_APP_SECRET',
    'WX_MINI_APP_ID',
    'WX_MINI_APP_SECRET',
  ]);
  return (
    settings && {
      account: { appId: settings.WX_APP_ID, secret: settings.WX_APP_SECRET },
      website: { appId: settings.WX_WEB_APP_ID, secret: settings.WX_WEB_APP_SECRET },
      mini: { appId: settings.WX_MINI_APP_ID, secret: settings.WX_MINI_APP_SECRET },
      api: 'https://api.weixin.qq.com',
      open: 'https://open.weixin.qq.com',
    }
  );
}

function wecomFrom(values: Values): Providers['wecom'] {
  const settings = allOrNone(values, ['WECOM_CORP_ID', 'WECOM_SECRET', 'WECOM_USER_ID', 'WECOM_CONTACT_NAME']);
  return (
    settings && {
      corpId: settings.WECOM_CORP_ID,
      secret: settings.WECOM_SECRET,
      userId: settings.WECOM_USER_ID,
      contactName: settings.WECOM_CONTACT_NAME,
      api: 'https://qyapi.weixin.qq.com',
    }
  );
}

/** The accounts of a parsed environment. */
export const providersFrom = (values: Values): Providers => ({
  smtp: smtpFrom(values),
  sms: smsFrom(values),
  wechat: wechatFrom(values),
  wechatPay: wechatPayFrom(values),
  wecom: wecomFrom(values),
});

/** The variables of each account, for error messages. */
const variables: Record<keyof Providers, string> = {
  smtp: 'SMTP_URL',
  sms: 'SMS_*',
  wechat: 'WX_*',
  wechatPay: 'WECHAT_PAY_*',
  wecom: 'WECOM_*',
};

/**
 * Requires the accounts that production needs in the region: all in China, otherwise mail.
 * @throws ConfigError
 */
export function requireProviders(config: Providers & { sandbox: boolean; region: 'CN' | 'global' }): void {
  if (config.sandbox) return;
  const required = config.region === 'CN' ? (Object.keys(variables) as (keyof Providers)[]) : (['smtp'] as const);
  const missing = required.filter((name) => config[name] === null).map((name) => variables[name]);
  if (missing.length > 0) throw new ConfigError(`${missing.join(', ')}: must be set in production, or SITE_SANDBOX=1.`);
}
