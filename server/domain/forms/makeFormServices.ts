import type { BasicDeps } from '../parts';
import { DesignerService, type DesignerSettings } from './designerService';
import { DraftService } from './draftService';
import { FormPreviewRepository } from './formVersionRepository';
import { MigrateService } from './migrateService';
import { PreviewService } from './previewService';
import type { PublishedForms } from './publishedForms';
import { PublishService, type RenderForm } from './publishService';

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
  return {
    forms,
    publishedForms,
    migration: new MigrateService(db, publishedForms, edition),
    publishing,
    drafts: new DraftService({ ...shared, designers }),
    previews: new PreviewService({ ...shared, previews, forms: publishedForms, publishing, designers }),
  };
}
