/**
 * Counts which questions were really shown, answered and left (docs/forms.md, Completion and drop-off): their names,
 * never an answer.
 */
import { type Form, onFieldInputValueChange } from '@formily/core';
import { toJS } from '@formily/reactive';
import { useEffect, useMemo } from 'react';
import { fieldValue, visibleFields } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import type { ReferenceDates } from '@/rules/referenceDates';
import { isEmpty } from '@/rules/validators/text';
import type { Services } from '@/state/services';

export type ProgressServices = Pick<Services, 'beacon' | 'config' | 'hasPrivacySignal' | 'navigation'>;

interface ProgressOptions {
  definition: FormDefinition;
  getReferenceDates: () => ReferenceDates;
  /** Without them nothing is counted. */
  progress?: ProgressServices | undefined;
}

/** The contract's limit. */
const MAX_NAMES = 200;
const EFFECTS = 'progress';

class Progress {
  /** Each question that was shown at any time. */
  private readonly shown = new Set<string>();
  private answered: string[] = [];
  /** The question that was changed last; null before the first change. */
  private last: string | null = null;
  private isSending = false;
  private isClosed = false;
  private isReported = false;

  constructor(
    private readonly form: Form,
    private readonly options: ProgressOptions & { progress: ProgressServices },
  ) {}

  touch(name: string): void {
    this.last = name;
    this.look();
  }

  open(): void {
    this.isClosed = false;
  }

  /** A form that closes while it is sent is reported with the result. */
  close(): void {
    this.isClosed = true;
    if (!this.isSending) this.report(false);
  }

  /** Sends the form; null is a success. */
  async send<T>(send: () => Promise<T | null>): Promise<T | null> {
    this.isSending = true;
    try {
      const failure = await send();
      if (failure === null) this.report(true);
      return failure;
    } finally {
      this.isSending = false;
      if (this.isClosed) this.report(false);
    }
  }

  /** Reports once. An untouched form that was not sent is not reported: nobody filled it in. */
  report(sent: boolean): void {
    const { definition, progress } = this.options;
    if (this.isReported || (!sent && this.last === null)) return;
    this.isReported = true;
    if (sent && !this.isClosed) this.look();
    progress.beacon(`${progress.config.bases.main}/web/own/forms/${definition.formId}/progress`, {
      formVersion: definition.version,
      shown: [...this.shown].slice(0, MAX_NAMES),
      answered: this.answered.slice(0, MAX_NAMES),
      ...(this.last !== null && { last: this.last }),
      sent,
    });
  }

  /** Reads the form before it closes, because its values go with it. */
  private look(): void {
    const values = toJS(this.form.values) as FormValues;
    const { definition, getReferenceDates } = this.options;
    const fields = visibleFields(definition, values, getReferenceDates().today);
    for (const { name } of fields) this.shown.add(name);
    this.answered = fields.map(({ name }) => name).filter((name) => !isEmpty(fieldValue(values, name)));
  }
}

/** Follows a form from its first change. Returns a function that sends it, for its result. */
export function useProgress(form: Form, { definition, getReferenceDates, progress: services }: ProgressOptions) {
  const progress = useMemo(
    () =>
      services && !services.hasPrivacySignal()
        ? new Progress(form, { definition, getReferenceDates, progress: services })
        : null,
    [form, definition, getReferenceDates, services],
  );
  useEffect(() => {
    if (!progress || !services) return;
    progress.open();
    form.addEffects(EFFECTS, () => {
      onFieldInputValueChange('*', ({ path }) => progress.touch(String(path.segments[0])));
    });
    const removeLeave = services.navigation.onLeave(() => progress.report(false));
    return () => {
      form.removeEffects(EFFECTS);
      removeLeave();
      progress.close();
    };
  }, [form, progress, services]);
  return <T>(send: () => Promise<T | null>) => (progress ? progress.send(send) : send());
}
