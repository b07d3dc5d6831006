import { memo } from 'react';
import type { MenuItem } from '@/api';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { columnsOf, iconOf } from './menu';
import { MenuLink } from './MenuLink';
import styles from './MenuPanel.module.css';

function Picture({ picture }: { picture: MenuItem['images'][number] }) {
  const inside = (
    <>
      <img src={picture.path} alt={picture.alt} width={288} height={171} loading="lazy" className={styles.image} />
      {picture.title && (
        <span className={styles.caption}>
          <span className={styles.pictureTitle}>{picture.title}</span>
          {picture.text && <span className={styles.pictureText}>{picture.text}</span>}
        </span>
      )}
    </>
  );
  if (!picture.link) return <figure className={styles.picture}>{inside}</figure>;
  return (
    <Anchor href={picture.link} className={styles.picture}>
      {inside}
    </Anchor>
  );
}

interface MenuPanelProps {
  item: MenuItem;
  /** The address of the page, when it is one of the item's. */
  current: string | null;
}

/** What hangs below an open item: columns of links, pictures, a bar with buttons. Drawn once for most pages: together they are a page's worth of links. */
export const MenuPanel = memo(function MenuPanel({ item, current }: MenuPanelProps) {
  const { images, buttons } = item;
  const remark = buttons.find((button) => button.remark)?.remark;
  return (
    <>
      <div className={styles.inner}>
        {columnsOf(item).map(({ title, items }, index) => (
          <div key={index} className={styles.column}>
            {title && <p className={styles.heading}>{title}</p>}
            <ul>
              {items.map((below) => (
                <li key={below.name}>
                  <MenuLink item={below} className={styles.link} current={below.path === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {images.length > 0 && (
          <div className={styles.pictures}>
            {images.slice(0, 2).map((picture) => (
              <Picture key={picture.path} picture={picture} />
            ))}
          </div>
        )}
      </div>
      {buttons.length > 0 && (
        <div className={styles.bar}>
          <div className={styles.barInner}>
            {buttons.map(({ name, path: href, iconUrl }, index) => {
              const icon = iconOf(iconUrl);
              return (
                <Anchor key={href} href={href} className={buttonClass(index === 0 ? 'second' : 'quiet', 'small')}>
                  {icon && <Icon name={icon} size={18} />}
                  {name}
                </Anchor>
              );
            })}
            {remark && <p className={styles.remark}>{remark}</p>}
          </div>
        </div>
      )}
    </>
  );
});
