/** The parking code of a registered visitor. */
import type { RequestContext } from '../../http/context';
import type { HandlerResponse } from '../../http/contract';
import { DomainError, fieldError } from '../../http/envelope';
import { shanghaiInstant } from '../../../src/rules/shanghai';
import { renderQrDataUrl } from '../../pictures/qrPicture';
import type { Purpose } from '../verification/verificationService';
import { maskMobile } from '../../lib/masking';
import type { SharedDeps } from '../sharedDeps';

type Deps = Pick<SharedDeps, 'visitors' | 'edition' | 'verification' | 'signer'>;

/** A verification of the mobile number for any of these purposes is sufficient. */
const PURPOSES: Purpose[] = ['registration', 'find', 'group', 'meeting', 'booth', 'me', 'invitation', 'landing'];
const DAY_MS = 86_400_000;

export class ParkingService {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns the code to a visitor with a verified number. It is valid on the days of the exhibition.
   * @throws DomainError
   */
  async getQrCode(mobile: string, context: RequestContext): Promise<HandlerResponse<'exhibitorParkQrCode'>> {
    const { verification, visitors, edition, signer } = this.deps;
    await verification.countExistenceQuery(context);
    if (!(await verification.isVerified(context.session, mobile, PURPOSES)))
      throw fieldError('verify.proofMissing', '/query/mobile');
    const { number: editionNumber, days } = await edition.current();
    const row = await visitors.confirmedByMobile(editionNumber, mobile);
    if (!row?.number) throw new DomainError('parking.notFound');
    const content = signer.qrContent(row.number);
    const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
    return {
      mobileMasked: maskMobile(mobile),
      plate: null,
      qr: { content, image: await renderQrDataUrl(content, { margin: 2, width: 320 }) },
      validFrom: shanghaiInstant(first, '00:00').toISOString(),
      validUntil: new Date(shanghaiInstant(last, '00:00').getTime() + DAY_MS - 1).toISOString(),
    };
  }
}
