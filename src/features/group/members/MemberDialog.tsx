import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import type { Group, GroupUser, GroupUserInput } from '@/api';
import type { ApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { useDraft } from '@/forms/useDraft';
import { useReferenceDates } from '@/forms/useReferenceDates';
import { formatFormIssue } from '@/rules/forms/messages';
import { listFields } from '@/rules/forms/fields';
import type { FormDefinition } from '@/rules/forms/types';
import {
  MEMBER_FIELDS,
  memberIssues,
  normaliseDocumentNumber,
  normaliseMobile,
  type MemberValues,
} from '@/rules/member';
import { Dialog } from '@/ui/controls/Dialog';

interface MemberDialogProps {
  form: FormDefinition;
  group: Group;
  /** The member to edit; null for a new one. */
  member: GroupUser | null;
  noscript: string;
  onSave: (member: GroupUserInput) => Promise<ApiFailure | null>;
  onSaved: (member: GroupUserInput) => void;
  onClose: () => void;
}

/** The key of a member's draft on the device. */
export const draftKeyOf = (group: Pick<Group, 'id'>, member: Pick<GroupUser, 'id'> | null): string =>
  member ? `group-member:${member.id}` : `group-member:new:${group.id}`;

const valuesOf = (member: GroupUser | null): Record<string, string> =>
  Object.fromEntries(
    MEMBER_FIELDS.flatMap((field) =>
      field === 'documentNumber' || !member?.[field] ? [] : [[field, member[field]] as const],
    ),
  );

/**
 * Adds or edits a member, in the form that the organiser published. Rules that involve more than one field are checked
 * before sending, with the same messages as on the server.
 */
export function MemberDialog(props: MemberDialogProps) {
  const locale = useLocale();
  const { form, group, member, noscript, onSave, onSaved, onClose } = props;
  const { formatMessage } = useIntl();
  const getReferenceDates = useReferenceDates();
  const draft = useDraft({
    key: draftKeyOf(group, member),
    form,
    recordUpdatedAt: member?.updatedAt,
  });
  const masked = member?.documentMasked;
  // A stored document number need not be typed again, as long as the document is the same.
  const definition = useMemo((): FormDefinition => {
    const { documentNumber, ...rest } = form.schema.properties;
    if (masked === undefined || !documentNumber || documentNumber.type === 'void') return form;
    const properties = { ...rest, documentNumber: { ...documentNumber, required: false } };
    return { ...form, schema: { ...form.schema, properties } };
  }, [form, masked]);
  const fieldExtras = useMemo(
    () =>
      masked === undefined ? undefined : { documentNumber: formatMessage({ id: 'group.documentStored' }, { masked }) },
    [masked, formatMessage],
  );
  const submit = async ({ values }: FormSubmission): Promise<SubmitFailure | void> => {
    const { mobile, documentNumber, ...rest } = values as MemberValues;
    const newValues: MemberValues = {
      ...rest,
      ...(mobile && { mobile: normaliseMobile(mobile) }),
      ...(documentNumber && { documentNumber: normaliseDocumentNumber(documentNumber) }),
    };
    const isUnchanged = masked !== undefined && !documentNumber && newValues.documentKind === member?.documentKind;
    const issues = memberIssues(newValues, getReferenceDates()).filter(
      ({ field }) => !(isUnchanged && field === 'documentNumber'),
    );
    if (issues.length > 0)
      return {
        errors: issues.map(({ field, ...issue }) => {
          const title = listFields(form).find(({ name }) => name === field)?.schema.title ?? form.title;
          return { pointer: `/body/${field}`, reason: issue.id, message: formatFormIssue(form, issue, locale, title) };
        }),
      };
    // The form and the rules have validated it, so it has the contract's required values.
    const validMember = newValues as unknown as GroupUserInput;
    const failure = await onSave(validMember);
    if (failure) return failure;
    draft.discard();
    onSaved(validMember);
  };
  return (
    <Dialog
      open
      width={720}
      title={formatMessage(member ? { id: 'group.editTitle' } : { id: 'group.addTitle' }, { name: member?.name })}
      onClose={onClose}
    >
      <EmbeddedForm
        definition={definition}
        draft={draft}
        initialValues={valuesOf(member)}
        fieldExtras={fieldExtras}
        noscript={noscript}
        note={formatMessage({ id: 'group.note' })}
        onSubmit={submit}
      />
    </Dialog>
  );
}
