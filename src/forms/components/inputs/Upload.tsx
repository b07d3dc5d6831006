import { connect, mapReadPretty, observer } from '@formily/react';
import { useRef, useState, type ComponentType, type DragEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { typeNames, UPLOAD_TYPES, uploadLimits, type UploadReference } from '@/rules/forms/validation/uploads';
import { useFormKit } from '../../kit';
import { useControl } from '../../useControl';
import { ControlGroup, type FieldProps } from '../accessible';
import controls from '../controls.module.css';
import styles from './Upload.module.css';
import { useUploads, type PendingFile, type UploadEvent } from './useUploads';

interface UploadProps extends FieldProps {
  value?: readonly UploadReference[];
  multiple?: boolean;
  listType?: 'text' | 'picture' | 'picture-card';
  /** The text of the button. */
  textContent?: string;
}

const KILOBYTE = 1024;

const formatSize = (bytes: number, { formatNumber }: IntlShape): string =>
  bytes < KILOBYTE * KILOBYTE
    ? formatNumber(Math.max(1, Math.round(bytes / KILOBYTE)), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / KILOBYTE / KILOBYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

const EVENTS = {
  sending: 'form.uploadSending',
  done: 'form.uploadDone',
  removed: 'form.uploadRemoved',
} as const satisfies Record<UploadEvent, string>;

/** The picture of a file, or the ending of its name. */
function Thumbnail({ url, name }: { url: string | undefined; name: string }) {
  return url === undefined ? (
    <span className={styles.kind} aria-hidden="true">
      {name.split('.').at(-1)?.slice(0, 4).toUpperCase()}
    </span>
  ) : (
    <img className={styles.picture} src={url} alt="" />
  );
}

interface FileButtonProps {
  id: 'form.uploadCancel' | 'form.uploadRetry' | 'form.uploadRemove';
  name: string;
  onClick: () => void;
}

function FileButton({ id, name, onClick }: FileButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button className={styles.action} type="button" onClick={onClick}>
      {formatMessage({ id })} <span className={styles.hidden}>{name}</span>
    </button>
  );
}

/** A file on its way, or one that did not arrive. */
function PendingItem({ entry, onCancel, onRetry }: { entry: PendingFile; onCancel: () => void; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const { file, failure, canRetry } = entry;
  return (
    <li className={styles.file} data-failed={failure !== null}>
      <Thumbnail url={undefined} name={file.name} />
      <span className={styles.facts}>
        <span className={styles.name}>{file.name}</span>
        {failure === null ? (
          // The browser does not say how much it has sent.
          <progress
            className={styles.progress}
            aria-label={formatMessage({ id: EVENTS.sending }, { name: file.name })}
          />
        ) : (
          <span className={styles.failure}>{failure}</span>
        )}
      </span>
      {failure !== null && canRetry ? <FileButton id="form.uploadRetry" name={file.name} onClick={onRetry} /> : null}
      <FileButton
        id={failure === null ? 'form.uploadCancel' : 'form.uploadRemove'}
        name={file.name}
        onClick={onCancel}
      />
    </li>
  );
}

/** Files that are dragged over an area. */
function useDrop(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setIsOver] = useState(false);
  const stop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !isDisabled);
  };
  return {
    'data-over': isOver,
    onDragOver: stop,
    onDragLeave: stop,
    onDrop(event: DragEvent) {
      stop(event);
      if (!isDisabled) onFiles([...event.dataTransfer.files]);
    },
  };
}

/** Files on the browser's own control: antd's hides it from the keyboard and names it nothing. */
function useFiles(props: UploadProps) {
  const control = useControl();
  const intl = useIntl();
  const { text } = useFormKit();
  const { schema, field } = control;
  const [status, setStatus] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(
    field,
    schema,
    {
      lostConnection: intl.formatMessage({ id: 'form.uploadFailed' }),
      tooMany: (max) => text({ id: 'upload.tooMany', values: { max } }, schema.title),
    },
    {
      say: (event, name) => setStatus(intl.formatMessage({ id: EVENTS[event] }, { name })),
      sayFailure: (name, reason) => setStatus(`${name}: ${reason}`),
    },
  );
  const { types, maxCount, megabytes } = uploadLimits(schema);
  const limits = { types: typeNames(types), size: formatSize(megabytes * KILOBYTE * KILOBYTE, intl), count: maxCount };
  return {
    control,
    uploads,
    status,
    input,
    accept: types.flatMap((type) => [type, ...UPLOAD_TYPES[type]]).join(','),
    hint: intl.formatMessage({ id: 'form.uploadLimits' }, limits),
    isMultiple: props.multiple === true && maxCount > 1,
    isDisabled: props.disabled === true || props.readOnly === true,
    /** A file that was removed leaves the focus without a place. */
    refocus: () => input.current?.focus(),
  };
}

const Files = observer(({ isDragger, ...props }: UploadProps & { isDragger: boolean }) => {
  const { control, uploads, status, input, accept, hint, isMultiple, isDisabled, refocus } = useFiles(props);
  const intl = useIntl();
  const { value, listType = 'text', textContent } = props;
  const drop = useDrop((files) => uploads.add(isMultiple ? files : files.slice(0, 1)), isDisabled);
  const { id, name, aria } = control;
  const buttonText =
    textContent || intl.formatMessage({ id: isMultiple ? 'form.uploadChooseMany' : 'form.uploadChoose' });
  const describedBy = [`${id}-hint`, uploads.notice === null ? null : `${id}-notice`].filter(Boolean).join(' ');
  return (
    <ControlGroup>
      <div className={isDragger ? styles.area : styles.bar} {...(isDragger ? drop : {})}>
        <input
          ref={input}
          className={styles.input}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled}
          aria-describedby={describedBy}
          aria-invalid={aria['aria-invalid']}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <label className={`${controls.quiet} ${styles.button}`} htmlFor={id} data-disabled={isDisabled}>
          {buttonText}
        </label>
        {isDragger ? <span>{intl.formatMessage({ id: 'form.uploadDrop' })}</span> : null}
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      <p className={styles.failure} id={`${id}-notice`} role="status">
        {uploads.notice}
      </p>
      <ul className={styles.files} data-look={listType}>
        {(value ?? []).map((reference) => (
          <li className={styles.file} key={reference.id}>
            {listType === 'text' ? null : <Thumbnail url={uploads.previewOf(reference.id)} name={reference.name} />}
            <span className={styles.facts}>
              <span className={styles.name}>{reference.name}</span>
              <span className={styles.size}>{formatSize(reference.size, intl)}</span>
            </span>
            {isDisabled ? null : (
              <FileButton
                id="form.uploadRemove"
                name={reference.name}
                onClick={() => {
                  refocus();
                  void uploads.remove(reference);
                }}
              />
            )}
          </li>
        ))}
        {uploads.unfinished.map((entry) => (
          <PendingItem
            key={entry.key}
            entry={entry}
            onCancel={() => {
              refocus();
              uploads.cancel(entry);
            }}
            onRetry={() => {
              refocus();
              uploads.retry(entry);
            }}
          />
        ))}
      </ul>
      <p className={styles.hidden} role="status">
        {status}
      </p>
    </ControlGroup>
  );
});

/** The names of the files, where they are only read. */
const FileNames = ({ value }: UploadProps) => {
  const intl = useIntl();
  return (
    <>
      {intl.formatList(
        (value ?? []).map(({ name }) => name),
        { type: 'unit' },
      )}
    </>
  );
};

const readable = (Component: ComponentType<UploadProps>) => connect(Component, mapReadPretty(FileNames));

/** Files, chosen with a button. */
export const Upload = readable((props) => <Files {...props} isDragger={false} />);

/** Files, chosen with a button or dropped onto an area. */
export const Dragger = readable((props) => <Files {...props} isDragger />);
