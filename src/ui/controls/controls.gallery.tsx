/** Examples of the controls, for /dev/gallery. */
import { useState } from 'react';
import { Stack } from '@/ui/layout/Layout';
import { Anchor } from './Anchor';
import { Button, type ButtonSize, type ButtonVariant } from './Button';
import { Chips } from './Chips';
import { Dialog } from './Dialog';
import { FavouriteButton } from './FavouriteButton';
import { Icon } from './Icon';
import { icons, type IconName } from './icons';
import { LinkTabs } from './LinkTabs';
import { SearchField } from './SearchField';
import { SelectBox, SelectField } from './SelectField';
import { ShareTools } from './ShareTools';

const LONG = 'Machines for cutting, forming, joining and measuring sheet metal, tubes and profiles of every alloy';

const variants: ButtonVariant[] = ['main', 'secondary', 'quiet', 'text'];
const onDark: ButtonVariant[] = ['outline', 'light'];
const sizes: ButtonSize[] = ['small', 'medium', 'large'];

export const ButtonVariants = () => (
  <Stack inRow>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
  </Stack>
);

export const ButtonVariantsOnDark = () => (
  <Stack inRow style={{ padding: 'var(--space-4)', background: 'var(--ink)' }}>
    {onDark.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
  </Stack>
);

export const ButtonSizes = () => (
  <Stack inRow>
    {sizes.map((size) => (
      <Button key={size} variant="main" size={size}>
        {size}
      </Button>
    ))}
  </Stack>
);

export const ButtonUnavailable = () => (
  <Stack inRow>
    <Button variant="main" aria-disabled>
      Sending
    </Button>
    <Button disabled>Full</Button>
  </Stack>
);

export const ButtonWithLongText = () => <Button variant="main">{LONG}</Button>;

export const AnchorInText = () => (
  <p>
    The opening hours are on <Anchor href="/en/visit-booking">the page for visitors</Anchor>.
  </p>
);

export const ChipsWithLongText = () => (
  <Chips
    label="Filters"
    clearHref="/en/exhibitor-list"
    chips={[
      { name: 'Hall 9', href: '/en/exhibitor-list?hall=9' },
      { name: LONG, href: '/en/exhibitor-list?k=sheet' },
    ]}
  />
);

export function DialogWithButtons() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog open={isOpen} title={LONG} onClose={() => setOpen(false)}>
        <p>{LONG}</p>
      </Dialog>
    </>
  );
}

export function FavouriteButtonStates() {
  const [isFavourite, setFavourite] = useState(true);
  const toggle = () => setFavourite(!isFavourite);
  return (
    <Stack inRow>
      <FavouriteButton isFavourite={isFavourite} label="Schmidt Maschinenbau" onToggle={toggle} />
      <FavouriteButton isFavourite={!isFavourite} label="Schmidt" text="Add to the visit plan" onToggle={toggle} />
    </Stack>
  );
}

export const Icons = () => (
  <Stack inRow>
    {(Object.keys(icons) as IconName[]).map((name) => (
      <Icon key={name} name={name} size={28} />
    ))}
  </Stack>
);

export const LinkTabsWithCounts = () => (
  <LinkTabs
    label="Types of news"
    tabs={[
      { href: '/en/news', name: 'All', count: 58, isCurrent: true },
      { href: '/en/news?type=industry', name: 'Industry news', count: 12, isCurrent: false },
      { href: '/en/news?type=other', name: LONG, isCurrent: false },
    ]}
  />
);

export const SearchFieldLooks = () => (
  <Stack>
    <SearchField action="/en/search" label="Search the exhibition" placeholder="Spindles" />
    <SearchField action="/en/search" label="Search" look="box" submitVariant="main" defaultValue={LONG} />
  </Stack>
);

const options = [
  { value: 'name', label: 'By name' },
  { value: 'booth', label: LONG },
];

export const SelectFields = () => (
  <Stack>
    <form id="gallery-form" />
    <SelectField label="Sort" name="sort" form="gallery-form" value="name" options={options} />
    <SelectBox aria-label="Sort" defaultValue="booth" options={options} />
  </Stack>
);

export const ShareToolsOfPage = () => <ShareTools url="https://www.example.com/en/news/details/1" />;
