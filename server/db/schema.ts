/** The tables for Kysely. Times are Date; jsonb columns are typed where they are read. */
import type { AnswerValue } from '../../src/rules/forms/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ExhibitionTables } from './tables/exhibition';
import type { FormsTables } from './tables/forms';
import type { GroupsTables } from './tables/groups';
import type { IdentityTables } from './tables/identity';
import type { LibraryTables } from './tables/library';
import type { MeetingsTables } from './tables/meetings';
import type { MessagesTables } from './tables/messages';
import type { PaymentsTables } from './tables/payments';
import type { RegistrationsTables } from './tables/registrations';
import type { SubmissionsTables } from './tables/submissions';
import type { TrackingTables } from './tables/tracking';
import type { Json, Localised, Picture, Time } from './columns';

export type { Localised, Picture } from './columns';

interface MigrationTable {
  name: string;
  applied_at: Generated<Date>;
}

interface DocumentTable {
  kind: string;
  id: string;
  position: number;
  data: Json<unknown>;
  updated_at: Generated<Date>;
}

interface ContentTypeTable {
  id: string;
  owner: string;
  parent_id: string | null;
  position: number;
  name: Json<Localised>;
}

export interface NewsItemTable {
  id: string;
  slug: string;
  type_id: string;
  theme_id: number | null;
  title: Json<Localised>;
  summary: Json<Localised>;
  /** Sanitised HTML by language. */
  body: Json<Localised>;
  cover: Json<Picture>;
  source: ColumnType<Localised | null, string | null, string | null>;
  is_top: boolean;
  published_at: Time;
  published: boolean;
  views: Generated<number>;
  updated_at: Generated<Date>;
}

interface SeoRecordTable {
  request_url: string;
  id: string;
  title: Json<Localised>;
  description: Json<Localised>;
  keywords: Json<Localised>;
}

interface CountryTable {
  code: string;
  dial_code: string;
  name: Json<Localised>;
  common: boolean;
  position: number;
}

interface RegionTable {
  code: string;
  level: 'province' | 'city' | 'area';
  parent_code: string | null;
  name: Json<Localised>;
  position: number;
}

export type RegistrationState =
  'draft' | 'submitted' | 'awaitingPayment' | 'paid' | 'confirmed' | 'admitted' | 'cancelled';

export type RegistrationChannel = 'zh' | 'en' | 'me' | 'landing' | 'exhibitor' | 'group';

interface StoredQuestionnaire {
  formId: string;
  formVersion: number;
  answers: Record<string, AnswerValue>;
  submittedAt: string;
}

export interface Consent {
  privacy: boolean;
  textVersion: string;
  at: string;
  locale: string;
}

export interface VisitorRegistrationTable {
  id: string;
  /** The owner; null without a verified contact, for example for a delegation member. */
  person_id: string | null;
  edition: number;
  number: string | null;
  channel: RegistrationChannel;
  state: RegistrationState;
  email: string | null;
  mobile: string | null;
  locale: string;
  form_id: string;
  form_version: number;
  core: Json<Record<string, string | boolean>>;
  answers: Json<Record<string, AnswerValue>>;
  questionnaire: ColumnType<StoredQuestionnaire | null, string | null, string | null>;
  consent: Json<Consent>;
  source: string | null;
  document_kind: ColumnType<DocumentKind | null, DocumentKind | null | undefined, DocumentKind | null>;
  /** The document number, encrypted for this record. */
  document_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  /** Written by versions before document_claim; now only cleared. */
  document_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** The price in fen; 0 if free. */
  amount_due: Generated<number>;
  redeem_code: ColumnType<string | null, string | null | undefined, string | null>;
  invitation_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Type and id of the landing page. */
  landing: ColumnType<string | null, string | null | undefined, string | null>;
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  admitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Time;
  updated_at: Time;
}

export type DocumentKind = 'idCard' | 'passport' | 'hkMacaoPermit' | 'taiwanPermit';

export interface VerificationCodeTable {
  id: string;
  address: string;
  purpose: string;
  session: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: Time;
  expires_at: Time;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  client: string;
}

interface ProofTable {
  session: string;
  address: string;
  purpose: string;
  expires_at: Time;
  /** The registration that was created with this verification. */
  registration_id: string | null;
}

export interface PartnerTable {
  id: string;
  registration_id: string;
  name: string;
  email: string | null;
  mobile: string | null;
  company: string | null;
  state: 'added' | 'invited' | 'registered';
  invited_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Keyed hash of the invitation link's token. */
  token_hash: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
}

/** An attachment of a mail. With `cid`, the HTML references it as `cid:<cid>`. */
export interface MailFile {
  name: string;
  contentType: string;
  base64: string;
  cid?: string;
}

/** A QR code that is rendered when the mail is sent, so that a registration does not wait for it. */
interface MailQrCode {
  name: string;
  qr: string;
  cid: string;
}

/** An invitation letter that is rendered when the mail is sent, so that the outbox contains no passport data. */
interface MailLetter {
  name: string;
  /** The letter's id. */
  letter: string;
}

/** A part of a report about a problem of the site, rendered when the mail is sent: it is deleted before the message. */
export interface MailReport {
  name: string;
  /** The report's id. */
  report: string;
  part: 'story' | 'text';
}

export type MailAttachment = MailFile | MailQrCode | MailLetter | MailReport;

/** The purpose of a message. */
export type MessagePurpose = 'code' | 'confirmation' | 'receipt' | 'invitation' | 'newsletter' | 'notice';

export interface OutboxMessageTable {
  id: string;
  kind: 'mail' | 'sms';
  recipient: string;
  template: string;
  /** Null in rows from before the outbound gate. */
  purpose: ColumnType<MessagePurpose | null, MessagePurpose | null | undefined, MessagePurpose | null>;
  /** The IP of the client that caused the message. */
  client: ColumnType<string | null, string | null | undefined, string | null>;
  is_budgeted: Generated<boolean>;
  /** The browser that caused the message, in a public demo. */
  demo_visit: ColumnType<string | null, string | null | undefined, string | null>;
  locale: string;
  subject: string;
  text: string;
  html: string | null;
  state: 'pending' | 'sent' | 'failed';
  tries: Generated<number>;
  position: GeneratedAlways<number>;
  created_at: Time;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  next_try_at: Time;
  good_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  params: Json<string[]>;
  attachments: Json<MailAttachment[]>;
}

interface TrackingRecordTable {
  id: string;
  action: string;
  bhv_type: string | null;
  obj_type: string | null;
  obj_name: string | null;
  act_obj: string | null;
  bhv_datetime: ColumnType<Date | null, Date | string | null, Date | string | null>;
  url: string | null;
  browsing_time: number | null;
  received_at: Time;
  viewer: string | null;
}

export interface NewsletterSubscriptionTable {
  id: string;
  email: string;
  language: number;
  locale: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  token_hash: string;
  /** When the last confirmation mail was sent. */
  asked_at: Time;
  client: string;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface Database
  extends
    ExhibitionTables,
    FormsTables,
    GroupsTables,
    IdentityTables,
    LibraryTables,
    MeetingsTables,
    MessagesTables,
    PaymentsTables,
    RegistrationsTables,
    SubmissionsTables,
    TrackingTables {
  migration: MigrationTable;
  document: DocumentTable;
  content_type: ContentTypeTable;
  news_item: NewsItemTable;
  seo_record: SeoRecordTable;
  country: CountryTable;
  region: RegionTable;
  visitor_registration: VisitorRegistrationTable;
  verification_code: VerificationCodeTable;
  proof: ProofTable;
  partner: PartnerTable;
  outbox_message: OutboxMessageTable;
  tracking_record: TrackingRecordTable;
  newsletter_subscription: NewsletterSubscriptionTable;
}
