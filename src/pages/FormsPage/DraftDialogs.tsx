import { PublishDialog } from '@/features/designer/components/PublishDialog';
import { ShareDialog } from '@/features/designer/components/ShareDialog';
import { useServices } from '@/state/ServicesContext';
import type { DesignerDraft } from './useDraft';
import type { DesignerServer } from './useDraftServer';

export interface DraftLink {
  /** Without the origin. */
  url: string;
  expiresAt: string;
}

/** The dialog with the shared draft's URL. */
export function ShareDraft({ link, onClose }: { link: DraftLink; onClose: () => void }) {
  const { config, copy } = useServices();
  return (
    <ShareDialog link={`${config.origin}${link.url}`} expiresAt={link.expiresAt} onCopy={copy} onClose={onClose} />
  );
}

interface PublishDraftProps {
  formId: string;
  draft: DesignerDraft;
  /** The text of the case file; empty without cases. */
  cases: string;
  publish: DesignerServer['publish'];
  onClose: () => void;
  onPublished: (version: number) => void;
}

/** The dialog that publishes the draft as a version. */
export function PublishDraft({ formId, draft, cases, publish, onClose, onPublished }: PublishDraftProps) {
  const { form } = draft.draftCheck;
  if (!form) return null;
  return (
    <PublishDialog
      formId={formId}
      version={form.version}
      changes={draft.changes ?? []}
      base={draft.base}
      form={form}
      cases={cases}
      onClose={onClose}
      onPublish={async (note) => {
        const publishedVersion = await publish({ ...note, ...(cases.trim() !== '' && { cases }) });
        if (typeof publishedVersion !== 'number') return publishedVersion;
        draft.discardDraft();
        onClose();
        onPublished(publishedVersion);
        return [];
      }}
    />
  );
}
