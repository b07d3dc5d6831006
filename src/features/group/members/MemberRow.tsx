import { memo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { GroupUser } from '@/api';
import { Icon } from '@/ui/controls/Icon';
import { Tag } from '@/ui/display/Tag';
import styles from './Members.module.css';
import { groupIcons } from '../icons';

export interface MemberActions {
  edit(member: GroupUser): void;
  remove(member: GroupUser): void;
  undo(member: GroupUser): void;
  removeNow(member: GroupUser): void;
  assignMaster(member: GroupUser): void;
  showCode(member: GroupUser): void;
}

interface MemberRowProps {
  member: GroupUser;
  isLocked: boolean;
  /** Its removal is pending and can be undone. */
  isRemovalPending: boolean;
  actions: MemberActions;
}

const formatMobile = (mobile: string): string => mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');

/** The id of a member's edit button, which gets the focus back. */
export const editId = (member: Pick<GroupUser, 'id'>): string => `edit-${member.id}`;

export const MemberRow = memo(function MemberRow({ member, isLocked, isRemovalPending, actions }: MemberRowProps) {
  const { formatMessage } = useIntl();
  const { name, mobile, jobTitle, department, email, documentMasked, number, isMaster } = member;
  if (isRemovalPending)
    return (
      <tr role="row" className={styles.leaving}>
        <td role="cell" colSpan={6}>
          <div className={styles.strip} role="status">
            <span>{formatMessage({ id: 'group.removed' }, { name })}</span>
            <button type="button" className={styles.textButton} autoFocus onClick={() => actions.undo(member)}>
              {formatMessage({ id: 'group.undo' })}
            </button>
            <button type="button" className={styles.textButton} onClick={() => actions.removeNow(member)}>
              {formatMessage({ id: 'group.removeNow' })}
            </button>
          </div>
        </td>
      </tr>
    );
  const button = (icon: keyof typeof groupIcons, label: string, run: (member: GroupUser) => void, id?: string) => (
    <button type="button" id={id} className={styles.icon} aria-label={label} title={label} onClick={() => run(member)}>
      <Icon path={groupIcons[icon]} size={20} />
    </button>
  );
  const job = [jobTitle, department].filter(Boolean).join(' · ');
  const cell = (label: MessageDescriptor) => ({
    role: 'cell',
    'data-label': formatMessage(label),
  });
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className={styles.name}>
        {name} {isMaster && <Tag>{formatMessage({ id: 'group.masterTag' })}</Tag>}
        {email && <span className={styles.email}>{email}</span>}
      </th>
      <td {...cell({ id: 'group.colJob' })} data-empty={job === ''}>
        {job}
      </td>
      <td {...cell({ id: 'group.colMobile' })} className={styles.figure}>
        {formatMobile(mobile)}
      </td>
      <td {...cell({ id: 'group.colDocument' })} className={styles.figure}>
        {documentMasked ?? <span className={styles.later}>{formatMessage({ id: 'group.documentMissing' })}</span>}
      </td>
      <td {...cell({ id: 'group.colBadge' })} className={styles.figure}>
        {number ? (
          <span className={styles.badge}>{number.replaceAll('-', ' ')}</span>
        ) : (
          <span className={styles.later}>{formatMessage({ id: 'group.noNumber' })}</span>
        )}
      </td>
      <td role="cell" className={styles.buttons}>
        {number && button('qr', formatMessage({ id: 'group.qr' }, { name }), actions.showCode)}
        {!isLocked && (
          <>
            {!isMaster && button('star', formatMessage({ id: 'group.nameMaster' }, { name }), actions.assignMaster)}
            {button('edit', formatMessage({ id: 'group.edit' }, { name }), actions.edit, editId(member))}
            {button('trash', formatMessage({ id: 'group.remove' }, { name }), actions.remove)}
          </>
        )}
      </td>
    </tr>
  );
});
