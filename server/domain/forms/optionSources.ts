/** Options that the site knows instead of a form: for the browser, and to validate submissions (docs/forms.md). */
import type { Clock } from '../../../src/rules/clock';
import { SOURCE_NAMES, sourcesOf, withSources, type SourceName } from '../../../src/rules/forms/sources';
import type { FormDefinition, Option } from '../../../src/rules/forms/types';
import { languageTag, localise, type Locale } from '../../../src/rules/locales';
import type { Db } from '../../db/connect';
import type { HandlerResponse } from '../../http/contract';
import { CachedValue } from '../../lib/cachedValue';
import { OptionSourceRepository } from './optionSourceRepository';

type FormOption = HandlerResponse<'ownFormOptions'>['sources'][number]['options'][number];

/** Sources in the order of their names; the others have an order of their own. */
const SORTED: readonly SourceName[] = ['exhibitors'];

const describe = ({ value, label, children }: Option, locale: Locale): FormOption => ({
  value: String(value),
  label: localise(label, locale),
  ...(children && { children: children.map((child) => describe(child, locale)) }),
});

export class OptionSources {
  private readonly cached: ReadonlyMap<SourceName, CachedValue<Option[]>>;

  constructor(
    db: Db,
    private readonly clock: Clock,
  ) {
    const repository = new OptionSourceRepository(db);
    this.cached = new Map(SOURCE_NAMES.map((name) => [name, new CachedValue(() => repository.options(name))]));
  }

  /** Invalidates all options after the content has changed. */
  invalidate(): void {
    for (const cache of this.cached.values()) cache.invalidate();
  }

  /** The options of sources in a language. */
  async list(names: readonly string[], locale: Locale): Promise<HandlerResponse<'ownFormOptions'>> {
    const { compare } = new Intl.Collator(languageTag(locale));
    const sources = SOURCE_NAMES.filter((name) => names.includes(name)).map(async (source) => {
      const options = (await this.options(source)).map((option) => describe(option, locale));
      if (SORTED.includes(source)) options.sort((one, other) => compare(one.label, other.label));
      return { source, options };
    });
    return { sources: await Promise.all(sources) };
  }

  /** The form with the options of its sources, against which its submissions are validated. */
  async resolve(form: FormDefinition): Promise<FormDefinition> {
    const names = sourcesOf(form);
    if (names.length === 0) return form;
    const entries = names.map(async (name) => [name, await this.options(name)] as const);
    return withSources(form, Object.fromEntries(await Promise.all(entries)));
  }

  private options(name: SourceName): Promise<Option[]> {
    return this.cached.get(name)?.get(this.clock.now()) ?? Promise.resolve([]);
  }
}
