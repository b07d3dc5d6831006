/** What every part of a form knows of it: its definition, its language, and what the page lends it. */
import { createContext, useContext, type ReactNode } from 'react';
import type { FieldSchema, FormDefinition, GroupSchema, NodeSchema } from '@/rules/forms/types';
import type { Locale, LocalisedText } from '@/rules/locales';
import type { Timers } from '@/state/services';
import type { CodeWait } from './codeWait';
import type { ShownIssue } from './schema/feedback';

export interface CountrySource {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** `+7` */
  dialCode: string;
  /** Stands at the top of the list. */
  common?: boolean;
}

export interface RegionSource {
  id: string;
  name: string;
}

export type RegionLevel = 'province' | 'city' | 'area';

/** How sending a code ended: seconds until the next one, or why not; null when the visitor turned back (captcha closed). */
export type CodeOutcome = { resendAfter: number } | { message: string } | null;

export interface FormServices {
  /** Sends a code to an address; the page asks for the captcha. */
  sendEmailCode?: (email: string) => Promise<CodeOutcome>;
  /** The wait before the next one; lasts as long as the field where the page lends none. */
  codeWait?: CodeWait;
  /** The regions of one level: all provinces, or those under a parent; null when they could not be had. */
  findRegions?: (level: RegionLevel, parentId: string | null) => Promise<readonly RegionSource[] | null>;
}

export interface FormKit {
  definition: FormDefinition;
  locale: Locale;
  /** Undefined while they load. */
  countries: readonly CountrySource[] | undefined;
  services: FormServices;
  timers: Timers;
  privacyHref: string;
  /** What the page puts under a field, by its name: a hint that hangs on the page's own state. */
  extras: Readonly<Record<string, ReactNode>>;
  fieldOf(name: string): FieldSchema;
  groupOf(name: string): GroupSchema;
  /** The id of a field's control; those of its label, help and error are made of it. */
  idOf(name: string): string;
  /** @param title of the field that it is about */
  text(issue: ShownIssue, title: LocalisedText): string;
}

export const FormKitContext = createContext<FormKit | null>(null);

export function useFormKit(): FormKit {
  const kit = useContext(FormKitContext);
  if (!kit) throw new Error('A form part stands outside of SchemaForm');
  return kit;
}

export function findNode(properties: Record<string, NodeSchema>, name: string): NodeSchema | undefined {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own) return own;
  for (const node of Object.values(properties)) {
    const found = node.type === 'void' ? findNode(node.properties, name) : undefined;
    if (found) return found;
  }
  return undefined;
}
