/** Journalists apply for a media card; the press office answers. */
import type { Clock } from '../../../src/rules/clock';
import { listFields } from '../../../src/rules/forms/fields';
import { localise } from '../../../src/rules/locales';
import type { RequestContext } from '../../http/context';
import type { Answer, Input } from '../../http/contract';
import { fieldError } from '../../http/envelope';
import type { ApplicationRepository, ApplicationRow } from '../../repositories/applications';
import type { EditionService } from '../content/editionService';
import type { RegionService } from '../content/regionService';
import type { FormService } from '../forms/formService';
import type { CaptchaService } from '../identity/captchaService';
import type { Bound, LimitService } from '../identity/limitService';
import { sameAddress } from '../identity/verificationService';
import { newId } from '../ids';
import type { Mail, Mailer } from '../messages/mailer';
import { fingerprintOf } from './fingerprint';
import { consentOf } from './privacy';

type Body = Input<'ownMediaCard'>['body'];

interface Parts {
  applications: ApplicationRepository;
  edition: EditionService;
  forms: FormService;
  regions: RegionService;
  captcha: CaptchaService;
  limits: LimitService;
  mailer: Mailer;
  clock: Clock;
}

const FORM = 'media-card';
const AN_HOUR: Bound = { name: 'media card', max: 10, per: 'hour' };

export class MediaCardService {
  constructor(private readonly parts: Parts) {}

  /** Keeps an application and mails it to the press office, and to the applicant that it has come. */
  async apply(body: Body, context: RequestContext): Promise<Answer<'ownMediaCard'>> {
    const { applications, captcha, clock, edition, forms, limits, regions } = this.parts;
    const { formId, formVersion, answers, source, ...core } = body;
    await forms.check({ formId, formVersion, expected: FORM, core, answers });
    if (!(await regions.isCountry(body.country))) throw fieldError('field.notAllowed', '/body/country');
    const { number } = await edition.current();
    const fingerprint = fingerprintOf(body);
    const before = await applications.same(number, fingerprint);
    if (before) return describe(before);
    if (!(await limits.clientHasRoom(context.client, AN_HOUR))) throw limits.exceeded(AN_HOUR);
    await captcha.spend(context);
    await limits.holdClient(context.client, AN_HOUR);
    const now = clock.now();
    const { privacyAgreed: _agreed, ...kept } = core;
    const row = {
      id: newId(),
      edition: number,
      form_id: formId,
      form_version: formVersion,
      core: JSON.stringify(kept),
      answers: JSON.stringify(answers),
      email: sameAddress(body.email),
      locale: context.locale,
      consent: JSON.stringify(consentOf(now, context.locale)),
      source: source ?? null,
      fingerprint,
      created_at: now,
    };
    const mails = await this.mails(body, row.id, context);
    const added = await applications.add(row, async (tx) => {
      const mailer = this.parts.mailer.within(tx);
      for (const mail of mails) await mailer.send(mail);
    });
    const stored = added ?? (await applications.same(number, fingerprint));
    if (!stored) throw new Error('An application was neither stored nor there.');
    return describe(stored);
  }

  private async mails(body: Body, id: string, { client, locale }: RequestContext): Promise<Mail[]> {
    const { contacts, shortName } = await this.parts.edition.current();
    return [
      {
        to: contacts.pressEmail,
        template: 'mediaCardAsked',
        // The press office reads Chinese.
        locale: 'zh-cn',
        client,
        values: { name: body.name, medium: body.medium, details: await this.details(body), number: id },
      },
      {
        to: body.email,
        template: 'mediaCardTaken',
        locale,
        client,
        // Anyone can name any address: of what was typed nothing but a name goes there.
        values: {
          name: body.name,
          number: id,
          exhibition: localise(shortName, locale),
          press: contacts.pressEmail,
        },
      },
    ];
  }

  /** Every field that was filled in, by its title, with options by their labels. */
  private async details({ formId, formVersion, answers, ...core }: Body): Promise<string> {
    const definition = await this.parts.forms.definition(formId, formVersion);
    const values: Record<string, unknown> = { ...core, ...answers };
    return listFields(definition)
      .filter(({ name }) => name !== 'privacyAgreed' && values[name] !== undefined)
      .map(({ name, schema }) => {
        const labelOf = (value: unknown) =>
          localise(schema.enum?.find((option) => option.value === value)?.label, 'zh-cn') || String(value);
        return `${localise(schema.title, 'zh-cn')}：${[values[name]].flat().map(labelOf).join('、')}`;
      })
      .join('；');
  }
}

const describe = ({ id, email, created_at }: ApplicationRow): Answer<'ownMediaCard'> => ({
  id,
  email,
  createdAt: created_at.toISOString(),
});

/** An application as it is stored, for who can prove its address. */
export const describeKept = (row: ApplicationRow): Answer<'ownMyData'>['mediaCards'][number] => ({
  ...describe(row),
  formId: row.form_id,
  formVersion: row.form_version,
  values: row.core,
  answers: row.answers,
});
