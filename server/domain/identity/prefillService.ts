/** Data that prefills a registration: an earlier year's registration, and company names. */
import type { HandlerResponse } from '../../http/contract';
import type { RequestContext } from '../../http/context';
import type { CompanyRepository } from '../exhibition/companyRepository';
import type { VisitorRow } from '../visitors/visitorRepository';
import type { SharedDeps } from '../sharedDeps';

const MAX_COMPANIES = 20;
const COPIED_FIELDS = ['name', 'company', 'jobTitle', 'department', 'provinceId', 'cityId', 'address'] as const;

interface Deps extends Pick<SharedDeps, 'visitors' | 'edition' | 'tickets' | 'verification' | 'limits'> {
  companies: CompanyRepository;
}

export class PrefillService {
  constructor(private readonly deps: Deps) {}

  /** The newest registration before this edition, by the ticket's person or a number that the session verified. */
  async earlierRegistration(context: RequestContext): Promise<HandlerResponse<'wxItesPre'>> {
    const { visitors, edition, tickets, verification } = this.deps;
    const [currentEdition, person, mobiles] = await Promise.all([
      edition.current(),
      tickets.findCurrentPerson(context),
      verification.verifiedMobiles(context.session),
    ]);
    const row = await visitors.newestBefore(currentEdition.number, { personId: person?.id ?? null, mobiles });
    return { registration: row ? describe(row, currentEdition.year - (currentEdition.number - row.edition)) : null };
  }

  /** Exhibitors whose names contain the keyword. */
  async searchCompanies(
    keyword: string,
    { clientIp, locale }: RequestContext,
  ): Promise<HandlerResponse<'wxCompanySearch'>> {
    await this.deps.limits.enforceForIp(clientIp, { name: 'companies', max: 60, per: 'minute' });
    const matches = await this.deps.companies.findByName(keyword.trim(), locale, MAX_COMPANIES);
    // Exhibitors have no credit code. Only their province or country is disclosed.
    return matches.map(({ name, place }) => ({ name, creditCode: null, address: place }));
  }
}

function describe(row: VisitorRow, year: number): NonNullable<HandlerResponse<'wxItesPre'>['registration']> {
  const copiedEntries = COPIED_FIELDS.flatMap((field) =>
    typeof row.core[field] === 'string' ? [[field, row.core[field]]] : [],
  );
  return {
    year,
    ...(row.mobile && { mobile: row.mobile }),
    ...(Object.fromEntries(copiedEntries) as Record<string, string>),
  };
}
