import { FormGrid as FormilyFormGrid } from '@formily/antd/esm/form-grid';
import type { ReactNode } from 'react';
import type { AnyComponent } from '../accessible';

const Grid = FormilyFormGrid as unknown as AnyComponent;

/** A grid of columns that adapts to the width of the screen; its gaps are those of the form, its columns wide enough for a label. */
export const FormGrid = (props: { children?: ReactNode }) => (
  <Grid minWidth={200} columnGap={16} rowGap={24} {...props} />
);

/** A cell of a grid. */
export const GridColumn = FormilyFormGrid.GridColumn;
