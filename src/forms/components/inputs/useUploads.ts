/** The files of a field that are being uploaded, or could not be. */
import type { Field } from '@formily/core';
import { useEffect, useRef, useState } from 'react';
import type { FieldSchema } from '@/rules/forms/types';
import { fileIssue, uploadLimits, type UploadReference } from '@/rules/forms/validation/uploads';
import { useFormKit, type FormServices } from '../../kit';
import { unfinishedUploads } from '../../schema/unfinishedUploads';

/** A file that is no answer yet. */
export interface PendingFile {
  key: number;
  file: File;
  /** Why it was not uploaded; null while it is. */
  failure: string | null;
  /** Whether the same file can succeed later. */
  canRetry: boolean;
  abort: AbortController;
}

export type UploadEvent = 'sending' | 'done' | 'removed';

interface UploadTexts {
  lostConnection: string;
  tooMany: (max: number) => string;
}

let previewCount = 0;

/** Previews of designers have no server: the file is an answer at once, under an id that no server knows. */
const previewUpload: NonNullable<FormServices['uploadFile']> = (_field, { name, size, type }) =>
  Promise.resolve({ id: String((previewCount += 1)).padStart(26, '0'), name, size: Math.max(size, 1), type });

/** The path of a field without the rows around it, as the server names it. */
const pathOf = (field: Field): string => field.path.segments.filter((part) => !/^\d+$/.test(String(part))).join('.');

const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');

/** Local copies of pictures, by the id of their upload, if the field shows them. */
function usePreviews(isShown: boolean) {
  const urls = useRef(new Map<string, string>());
  useEffect(() => {
    const known = urls.current;
    return () => {
      for (const url of known.values()) URL.revokeObjectURL(url);
      known.clear();
    };
  }, []);
  return {
    of: (id: string) => urls.current.get(id),
    add: (id: string, file: File) =>
      void (isShown && isPicture(file) && urls.current.set(id, URL.createObjectURL(file))),
    remove(id: string) {
      const url = urls.current.get(id);
      if (url !== undefined) URL.revokeObjectURL(url);
      urls.current.delete(id);
    },
  };
}

/** Announces what happened to a file. */
interface Announcements {
  say: (event: UploadEvent, name: string) => void;
  sayFailure: (name: string, reason: string) => void;
}

export function useUploads(field: Field, schema: FieldSchema, texts: UploadTexts, { say, sayFailure }: Announcements) {
  const { services, text } = useFormKit();
  const { uploadFile = previewUpload, removeUpload } = services;
  const [unfinished, setUnfinished] = useState<readonly PendingFile[]>([]);
  const [notice, setNotice] = useState<string | null>(null);
  const nextKey = useRef(0);
  const previews = usePreviews((schema['x-component-props']?.['listType'] ?? 'text') !== 'text');
  const isMounted = useRef(true);
  const latest = useRef(unfinished);
  // At once and not with the next render, because the field is judged as soon as its value changes.
  const update = (change: (all: readonly PendingFile[]) => readonly PendingFile[]) => {
    latest.current = change(latest.current);
    setUnfinished(latest.current);
    if (latest.current.length > 0) unfinishedUploads.add(field);
    else unfinishedUploads.delete(field);
  };
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      for (const { abort } of latest.current) abort.abort();
      unfinishedUploads.delete(field);
    };
  }, [field]);

  const { maxCount } = uploadLimits(schema);
  const references = (): UploadReference[] => [...((field.value ?? []) as UploadReference[])];
  const setReferences = async (next: UploadReference[]) => {
    await field.onInput(next);
    await field.validate('onBlur').catch(() => undefined);
  };
  const drop = (key: number) => update((all) => all.filter((entry) => entry.key !== key));
  const fail = ({ key, file }: PendingFile, failure: string, canRetry: boolean) => {
    update((all) => all.map((entry) => (entry.key === key ? { ...entry, failure, canRetry } : entry)));
    sayFailure(file.name, failure);
  };

  const send = async (entry: PendingFile) => {
    const { key, file, abort } = entry;
    say('sending', file.name);
    const result = await uploadFile(pathOf(field), file, abort.signal).catch(() => ({
      message: texts.lostConnection,
      isFinal: false,
    }));
    if (abort.signal.aborted || !isMounted.current) return;
    if ('message' in result) return fail(entry, result.message, result.isFinal !== true);
    previews.add(result.id, file);
    drop(key);
    const before = references();
    // A field for one file replaces it.
    const previous = maxCount === 1 ? [] : before;
    if (maxCount === 1) before.forEach(forget);
    await setReferences([...previous, result]);
    say('done', result.name);
  };
  const forget = ({ id }: UploadReference) => {
    previews.remove(id);
    removeUpload?.(id);
  };

  const start = (file: File): PendingFile => {
    const key = (nextKey.current += 1);
    // Some systems don't know a type; the server recognises it by content.
    const found = fileIssue(schema, { size: file.size, type: file.type || (uploadLimits(schema).types[0] ?? '') });
    const failure = found ? text(found, schema.title) : null;
    return { key, file, failure, canRetry: false, abort: new AbortController() };
  };

  return {
    unfinished,
    notice,
    previewOf: previews.of,
    /** Uploads files, as many as the field has room for. */
    add(files: readonly File[]) {
      const room = maxCount === 1 ? 1 : Math.max(0, maxCount - references().length - unfinished.length);
      setNotice(files.length > room ? texts.tooMany(maxCount) : null);
      if (maxCount === 1) for (const { abort } of unfinished) abort.abort();
      const started = files.slice(0, room).map(start);
      update((all) => [...(maxCount === 1 ? [] : all), ...started]);
      for (const entry of started)
        if (entry.failure === null) void send(entry);
        else sayFailure(entry.file.name, entry.failure);
    },
    retry(entry: PendingFile) {
      const again = { ...entry, failure: null, abort: new AbortController() };
      update((all) => all.map((other) => (other.key === entry.key ? again : other)));
      void send(again);
    },
    /** Cancels an upload, or removes a failed one. */
    cancel({ key, abort, file }: PendingFile) {
      abort.abort();
      drop(key);
      say('removed', file.name);
      // A message about unfinished files is no longer true.
      if (field.selfErrors.length > 0) void field.validate('onBlur').catch(() => undefined);
    },
    remove(reference: UploadReference) {
      forget(reference);
      setNotice(null);
      say('removed', reference.name);
      return setReferences(references().filter(({ id }) => id !== reference.id));
    },
  };
}
