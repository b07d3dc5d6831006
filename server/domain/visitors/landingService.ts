/** Registrations from landing pages. The page's type and id are stored with each, for campaign statistics. */
import type { Input } from '../../http/contract';
import { DomainError } from '../../http/envelope';
import type { RequestContext } from '../../http/context';
import type { ContentRepository } from '../content/contentRepository';
import { channels } from './channels';
import type { SavedRegistration } from './registrationResponses';
import type { RegistrationService } from './registrationService';

export class LandingService {
  constructor(
    private readonly content: ContentRepository,
    private readonly registration: RegistrationService,
  ) {}

  async register(body: Input<'visitorLandingRegister'>['body'], context: RequestContext): Promise<SavedRegistration> {
    const { landingType, landingId } = body;
    const landing = `${landingType}/${landingId}`;
    // Each theme has a landing page; the others are records of the imported content.
    const landingPage =
      landingType === 'theme'
        ? await this.content.document('theme', landingId)
        : await this.content.document('landing', landing);
    if (!landingPage) throw new DomainError('landing.notFound');
    return this.registration.insert(channels.landing, body, context, { landing });
  }
}
