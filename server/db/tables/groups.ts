/** Tables of delegations for Kysely. */
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Json, Time } from '../columns';

type GroupState = 'forming' | 'delegation' | 'locked';

export interface VisitorGroupTable {
  id: string;
  edition: number;
  person_id: string;
  state: GroupState;
  company: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: string | null;
  /** YYYY-MM-DD */
  visit_day: string | null;
  remarks: string | null;
  car_nos: ColumnType<string[], string | undefined, string>;
  /** Null without members. */
  master_id: string | null;
  consent: Json<{ privacy: boolean; textVersion: string; at: string; locale: string }>;
  locale: string;
  source: string | null;
  created_at: Time;
  updated_at: Time;
}

export interface GroupUserTable {
  id: string;
  group_id: string;
  /** The order in which members were added. */
  position: GeneratedAlways<number>;
  name: string;
  mobile: string;
  email: string | null;
  job_title: string | null;
  department: string | null;
  document_kind: 'idCard' | 'passport' | 'hkMacaoPermit' | 'taiwanPermit' | null;
  /** Encrypted for this record. */
  document_sealed: string | null;
  /** Null while the group is forming. */
  number: string | null;
  created_at: Time;
  updated_at: Time;
}

export interface ExcelImportTable {
  id: string;
  group_id: string;
  sealed: string;
  expires_at: Time;
}

export interface GroupsTables {
  visitor_group: VisitorGroupTable;
  group_user: GroupUserTable;
  excel_import: ExcelImportTable;
}
