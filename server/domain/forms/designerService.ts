/** Who may edit and publish forms. */
import type { RequestContext } from '../../http/context';
import { DomainError } from '../../http/envelope';
import { SHARED_DESIGNER_NAME, type Designer } from '../../formDesigners';
import type { RateLimit } from '../limits/limitService';
import type { SharedDeps } from '../sharedDeps';

export interface DesignerSettings {
  /** Direct requests from this machine need no secret on a local demo, unless designers have names. */
  isLocalDemo: boolean;
  /** Designers with names (FORMS_DESIGNERS), or the one for all (FORMS_SECRET). Empty: nobody. */
  designers: readonly Designer[];
}

const SECRET_LIMIT: RateLimit = { name: 'designer secret', max: 30, per: 'hour' };

type Deps = Pick<SharedDeps, 'limits' | 'signer'> & { settings: DesignerSettings };

export class DesignerService {
  /** Whether a version needs the approval of a designer who did not write it. */
  readonly isReviewNeeded: boolean;

  constructor(private readonly deps: Deps) {
    this.isReviewNeeded = deps.settings.designers.length > 1;
  }

  /**
   * The name of the caller. Null if a secret is needed and none was sent.
   * @throws DomainError for a wrong secret, and where nobody may edit forms
   */
  async identify(context: RequestContext): Promise<string | null> {
    const isSecretSent = Boolean(context.raw.headers['x-forms-secret']);
    if (!this.isLocal(context) && this.deps.settings.designers.length > 0 && !isSecretSent) return null;
    return this.require(context);
  }

  /**
   * The name of the designer who sent the request. Others get "not found", and the attempts with a secret are limited.
   * @throws DomainError
   */
  async require(context: RequestContext): Promise<string> {
    const { settings, signer, limits } = this.deps;
    if (this.isLocal(context)) return SHARED_DESIGNER_NAME;
    const { raw, clientIp } = context;
    const secret = raw.headers['x-forms-secret'];
    const notFound = new DomainError('form.designerUnknown');
    if (settings.designers.length === 0 || !secret) throw notFound;
    if (!(await limits.hasRoomForIp(clientIp, SECRET_LIMIT)))
      throw await limits.exceededErrorForIp(clientIp, SECRET_LIMIT);
    // All values are hashed and compared, so the duration reveals nothing about the secrets.
    const [match] = settings.designers.filter((designer) =>
      signer.matches('designer', secret, signer.sign('designer', designer.secret)),
    );
    if (match) return match.name;
    await limits.enforceForIp(clientIp, SECRET_LIMIT);
    throw notFound;
  }

  private isLocal({ isLoopback }: RequestContext): boolean {
    const { isLocalDemo, designers } = this.deps.settings;
    const hasNames = designers.some(({ name }) => name !== SHARED_DESIGNER_NAME);
    return isLocalDemo && isLoopback && !hasNames;
  }
}
