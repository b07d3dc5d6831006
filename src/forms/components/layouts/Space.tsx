import { Space as FormilySpace } from '@formily/antd/esm/space';
import type { ComponentProps } from 'react';

/** Fields in a row; their controls stay aligned where a label has two lines. */
export const Space = (props: ComponentProps<typeof FormilySpace>) => <FormilySpace align="end" wrap {...props} />;
