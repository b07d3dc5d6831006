/** Examples of what shows content, for /dev/gallery. */
import { Button } from '@/ui/controls/Button';
import { Stack } from '@/ui/layout/Layout';
import { BoothSign } from './BoothSign';
import { Failure } from './Failure';
import { HighlightedText } from './HighlightedText';
import { Picture } from './Picture';
import { Skeleton } from './Skeleton';
import { EmptyState, ErrorState } from './State';
import { Tag } from './Tag';

const LONG = 'The list could not be loaded because the connection was interrupted twice while it was transferred';

const themes = [1, 2, 3, 4, 5];

export const BoothSignOfEachTheme = () => (
  <Stack inRow>
    {themes.map((themeId) => (
      <BoothSign key={themeId} booth="9-A01" themeId={themeId} />
    ))}
    <BoothSign booth="13-K118" themeId={1} size="page" reversed />
  </Stack>
);

export const FailureOfAnAction = () => <Failure text={LONG} />;

export const FailureWithoutText = () => <Failure text={null} />;

export const HighlightedMatch = () => (
  <p>
    <HighlightedText text="Five-axis milling machines" ranges={[{ from: 10, to: 17 }]} />
  </p>
);

export const PictureInItsSpace = () => (
  <Picture image={{ url: '/art/halls/1/gallery.svg?w=640&h=360', alt: 'A hall at noon', width: 320, height: 180 }} />
);

export const SkeletonLines = () => (
  <Stack>
    <Skeleton width="40%" height="2rem" />
    <Skeleton height="1rem" />
    <Skeleton width="320px" ratio="16 / 9" />
  </Stack>
);

export const StateEmpty = () => (
  <EmptyState
    title="No exhibitor matches"
    text="Remove a filter, or search for another word."
    actions={<Button>Clear</Button>}
  />
);

export const StateFailed = () => <ErrorState title={LONG} text={LONG} actions={<Button>Try again</Button>} />;

export const TagKinds = () => (
  <Stack inRow>
    <Tag>Industry news</Tag>
    <Tag kind="new">New</Tag>
    <Tag kind="hot">Top</Tag>
    <Tag>{LONG}</Tag>
  </Stack>
);
