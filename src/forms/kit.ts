/** The context of a form's components: its definition, its language, and what the page provides. */
import { createContext, useContext, type ReactNode } from 'react';
import type { GeneralField } from '@formily/core';
import type { FormNode } from '@/rules/forms/tree';
import type { FieldSchema, FormDefinition, Text } from '@/rules/forms/types';
import type { UploadReference } from '@/rules/forms/validation/uploads';
import type { Locale } from '@/rules/locales';
import type { Timers } from '@/state/services';
import type { ResendCooldown } from './resendCooldown';
import type { DisplayIssue } from './schema/feedback';

export interface CountrySource {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** `+7` */
  dialCode: string;
  /** Listed first. */
  common?: boolean;
}

export interface RegionOption {
  id: string;
  name: string;
}

export type RegionLevel = 'province' | 'city' | 'area';

/**
 * The result of sending a code: seconds until the next one, or why it failed; null when the visitor closed the
 * captcha.
 */
export type SendCodeResult = { resendAfter: number } | { message: string } | null;

/** Why a file was not stored. */
interface UploadFailure {
  message: string;
  /** Whether the same file cannot be stored later either. */
  isFinal?: boolean;
}

export interface FormServices {
  /** Sends a code to an address; the page shows the captcha. */
  sendEmailCode?: (email: string) => Promise<SendCodeResult>;
  /** The wait before the next code; without one the wait ends when the field unmounts. */
  resendCooldown?: ResendCooldown;
  /** Stores a file for a field. */
  uploadFile?: (field: string, file: File, signal: AbortSignal) => Promise<UploadReference | UploadFailure>;
  /** Deletes a file that is no longer an answer. */
  removeUpload?: (id: string) => void;
  /** The regions of one level: all provinces, or those of a parent; null on failure. */
  findRegions?: (level: RegionLevel, parentId: string | null) => Promise<readonly RegionOption[] | null>;
}

export interface FormKit {
  definition: FormDefinition;
  locale: Locale;
  /** Undefined while they load. */
  countries: readonly CountrySource[] | undefined;
  services: FormServices;
  timers: Timers;
  privacyHref: string;
  /** Whether labels say which fields are optional. */
  marksOptional: boolean;
  /** The pointer of a field's node, for a page that finds nodes in the form; otherwise undefined. */
  pointerOf(field: GeneralField): string | undefined;
  /** The page's own content below fields, by name. */
  fieldExtras: Readonly<Record<string, ReactNode>>;
  /** The node of a Formily field, whatever row it is in. */
  nodeOf(field: GeneralField): FormNode;
  /** The field of an answer, by its name. */
  fieldOf(name: string): FieldSchema;
  /** The id of a field's control, by its path; the ids of its label, help and error derive from it. */
  idOf(path: string): string;
  /** @param title Title of the field that the issue belongs to. */
  text(issue: DisplayIssue, title: Text | undefined): string;
}

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('A form component is rendered outside of SchemaForm');
  return kit;
}

/** Where steps say what sending the form does before the last step: the next one, null on the last. */
export const StepsContext = createContext<(advance: (() => Promise<void>) | null) => void>(() => undefined);
