import type { BasicDeps } from '../parts';
import { DesignerService, type DesignerSettings } from './designerService';
import { DraftService } from './draftService';
import { FormPreviewRepository } from './formVersionRepository';
import { MigrateService } from './migrateService';
import { PreviewService } from './previewService';
import type { PublishedForms } from './publishedForms';
import { PublishService, type RenderForm } from './publishService';
import { ReplayService } from './replayService';

/** Creates the services of form versions, and of designers' drafts and previews. */
export function makeFormServices(
  shared: BasicDeps,
  publishedForms: PublishedForms,
  renderForm: RenderForm,
  settings: DesignerSettings = { isLocalDemo: false, designers: [] },
) {
  const { db, clock, edition, forms } = shared;
  const designers = new DesignerService({ ...shared, settings });
  const publishing = new PublishService(db, publishedForms, clock, renderForm);
  const previews = new FormPreviewRepository(db);
  const replaying = new ReplayService(db, publishedForms, edition);
  return {
    forms,
    publishedForms,
    migration: new MigrateService(db, publishedForms, edition),
    publishing,
    drafts: new DraftService({ ...shared, designers }),
    replaying,
    previews: new PreviewService({ ...shared, previews, forms: publishedForms, publishing, replaying, designers }),
  };
}
