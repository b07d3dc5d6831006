import { FormattedMessage } from 'react-intl';
import type { MenuItem } from '@/api';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import { Tag } from '@/ui/display/Tag';

export const MenuTags = ({ item, className }: { item: Pick<MenuItem, 'isHot' | 'isNew'>; className?: string }) => (
  <>
    {item.isHot && (
      <Tag kind="hot" className={className}>
        <FormattedMessage id="shell.hot" />
      </Tag>
    )}
    {item.isNew && (
      <Tag kind="new" className={className}>
        <FormattedMessage id="shell.new" />
      </Tag>
    )}
  </>
);

interface MenuLinkProps {
  item: MenuItem;
  className?: string;
  current: boolean;
}

/** One link of a menu, with its tags; an item without a path is plain text. */
export function MenuLink({ item, className, current }: MenuLinkProps) {
  const content = (
    <>
      <span>{item.name}</span>
      <MenuTags item={item} />
    </>
  );
  if (item.path === null) return <span className={className}>{content}</span>;
  return (
    <Anchor
      href={item.path}
      target={item.linkTarget === '_blank' ? '_blank' : undefined}
      className={className}
      aria-current={current ? 'page' : undefined}
    >
      {content}
      {item.linkTarget === '_blank' && (
        <>
          <Icon name="external" size={16} />
          <span className="visually-hidden">
            <FormattedMessage id="shell.newTab" />
          </span>
        </>
      )}
    </Anchor>
  );
}
