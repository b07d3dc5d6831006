import { InMemoryRateLimit } from '../limits/inMemoryRateLimit';
import type { BasicDeps } from '../sharedDeps';
import { DesignerService, type DesignerSettings } from './designerService';
import { DraftService } from './draftService';
import { FormPreviewRepository } from './formVersionRepository';
import { MigrateService } from './migrateService';
import { PreviewService } from './previewService';
import { ProgressService } from './progressService';
import type { PublishedForms } from './publishedForms';
import { PublishService, type RenderForm } from './publishService';
import { ReplayService } from './replayService';

/** Counted forms per client IP and hour (openapi, ownCountFormProgress). Further ones are dropped. */
const COUNTED_PER_HOUR = 120;

/** Creates the services of form versions, and of designers' drafts and previews. */
export function makeFormServices(
  shared: BasicDeps,
  publishedForms: PublishedForms,
  renderForm: RenderForm,
  settings: DesignerSettings = { isLocalDemo: false, designers: [] },
) {
  const { db, clock, edition, forms, limits } = shared;
  const designers = new DesignerService({ ...shared, settings });
  const publishing = new PublishService(db, publishedForms, clock, renderForm);
  const previews = new FormPreviewRepository(db);
  const replaying = new ReplayService(db, publishedForms, edition);
  const limit = new InMemoryRateLimit(clock, { max: COUNTED_PER_HOUR, per: 'hour' }, limits.limits.sharedNetworks);
  return {
    forms,
    publishedForms,
    migration: new MigrateService(db, publishedForms, edition),
    publishing,
    progress: new ProgressService({ db, clock, published: publishedForms, designers, limit }),
    drafts: new DraftService({ ...shared, designers }),
    replaying,
    previews: new PreviewService({ ...shared, previews, forms: publishedForms, publishing, replaying, designers }),
  };
}
