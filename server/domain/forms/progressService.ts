/**
 * Completion and drop-off of forms by question. Only counts are stored: no answer, no visitor, no order of events.
 */
import { listFields } from '../../../src/rules/forms/fields';
import type { FormDefinition } from '../../../src/rules/forms/types';
import { shanghaiDate } from '../../../src/rules/shanghai';
import type { RequestContext } from '../../http/context';
import type { HandlerResponse, Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { SharedDeps } from '../sharedDeps';
import type { DesignerService } from './designerService';
import { ProgressRepository, WHOLE_FORM, type FieldCounts } from './progressRepository';
import type { PublishedForms } from './publishedForms';

/** Smaller counts could point to a person. */
const SMALLEST_SHOWN_COUNT = 5;

type Deps = Pick<SharedDeps, 'db' | 'clock'> & {
  published: PublishedForms;
  designers: DesignerService;
  /** Per client IP. */
  limit: InMemoryRateLimit;
};

type Stats = HandlerResponse<'ownFormStats'>;

const NOTHING: Omit<FieldCounts, 'version' | 'field'> = { shown: 0, answered: 0, left: 0 };

const shownCount = (count: number): number | null => (count < SMALLEST_SHOWN_COUNT ? null : count);

export class ProgressService {
  private readonly repository: ProgressRepository;

  constructor(private readonly deps: Deps) {
    this.repository = new ProgressRepository(deps.db);
  }

  /** Counts a form that was filled in, of any published version: a page may have been open for a while. */
  async count(
    formId: string,
    { formVersion, shown = [], answered = [], last, sent }: Input<'ownCountFormProgress'>['body'],
    { clientIp }: Pick<RequestContext, 'clientIp'>,
  ): Promise<HandlerResponse<'ownCountFormProgress'>> {
    const { published, limit, clock } = this.deps;
    const versions = await published.versions(formId);
    const form = versions.find(({ definition }) => definition.version === formVersion)?.definition;
    if (!form) throw new DomainError('record.notFound');
    if (!limit.consume(clientIp)) return { counted: false };
    const [shownNames, answeredNames] = [new Set(shown), new Set(answered)];
    const fields = listFields(form)
      .filter(({ name }) => shownNames.has(name))
      .map(({ name }) => ({
        field: name,
        shown: true,
        answered: answeredNames.has(name),
        left: !sent && last === name,
      }));
    if (fields.length === 0) return { counted: false };
    const whole = { field: WHOLE_FORM, shown: true, answered: sent, left: false };
    await this.repository.add(formId, form.version, shanghaiDate(clock.now()), [whole, ...fields]);
    return { counted: true };
  }

  /** The counts for a designer. */
  async show(formId: string, context: RequestContext): Promise<Stats> {
    await this.deps.designers.require(context);
    return this.stats(formId);
  }

  /** The counts of a form: versions that were filled in, newest first. None of a form that exists as a draft only. */
  async stats(formId: string): Promise<Stats> {
    const versions = await this.deps.published.versions(formId);
    const counts = await this.repository.totals(formId);
    return {
      versions: versions
        .map(({ definition }) => describe(definition, counts))
        .filter(({ formVersion }) => counts.some(({ version }) => version === formVersion)),
    };
  }
}

function describe(form: FormDefinition, counts: readonly FieldCounts[]): Stats['versions'][number] {
  const countsOf = (name: string) =>
    counts.find(({ version, field }) => version === form.version && field === name) ?? NOTHING;
  const whole = countsOf(WHOLE_FORM);
  return {
    formVersion: form.version,
    started: shownCount(whole.shown),
    sent: shownCount(whole.answered),
    questions: listFields(form).map(({ name }) => {
      const { shown, answered, left } = countsOf(name);
      return { field: name, shown: shownCount(shown), answered: shownCount(answered), left: shownCount(left) };
    }),
  };
}
