import { observer, useForm } from '@formily/react';
import { useEffect, useRef, useState } from 'react';
import { useFormKit, type FormKit, type RegionLevel } from '../kit';
import { useControl } from '../useControl';
import { SingleSelect, type SelectOption, type SingleSelectProps } from './SingleSelect';

const LEVELS: readonly RegionLevel[] = ['province', 'city', 'area'];

/** The number of region fields above this one. */
function depthOf(kit: FormKit, name: string): number {
  const parent = kit.fieldOf(name)['x-component-props']?.parentField;
  return parent === undefined ? 0 : 1 + depthOf(kit, parent);
}

/** A province, a city of the province above, or a district of the city above. A new parent clears the choice. */
export const RegionSelect = observer((props: SingleSelectProps) => {
  const { field, name, schema } = useControl();
  const kit = useFormKit();
  const form = useForm();
  const parentField = schema['x-component-props']?.parentField;
  const parent = parentField === undefined ? null : (form.values as Record<string, unknown>)[parentField];
  const [choices, setChoices] = useState<SelectOption[] | undefined>();
  const selectedParent = useRef(parent);

  useEffect(() => {
    if (selectedParent.current === parent) return;
    selectedParent.current = parent;
    field.setValue(undefined);
  }, [field, parent]);

  useEffect(() => {
    let isStale = false;
    const level = LEVELS[depthOf(kit, name)];
    setChoices(undefined);
    if (level === undefined || (parentField !== undefined && typeof parent !== 'string')) return setChoices([]);
    void kit.services.findRegions?.(level, typeof parent === 'string' ? parent : null).then((regions) => {
      if (!isStale) setChoices((regions ?? []).map((region) => ({ value: region.id, label: region.name })));
    });
    return () => {
      isStale = true;
    };
  }, [kit, name, parent, parentField]);

  return (
    <SingleSelect
      {...props}
      disabled={props.disabled || (parentField !== undefined && !parent)}
      choices={choices}
      search
    />
  );
});
