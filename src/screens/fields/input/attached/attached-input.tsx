import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isPicture, type AttachedFile } from '#define/attached'
import { FileLink } from '#screens/attachments/attached-files'
import { AttachmentsInput } from '#screens/attachments/attachments-input'
import { useAttachments, useOwnUploads } from '#screens/attachments/use-attachments'
import { useDropArea } from '#screens/uploads/drop-area'
import { Icon } from '#shell/icons'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'

/** The largest sum of the files of one list, in bytes. */
const maxBytes = 200 * 1024 * 1024

/** An input for a list of uploaded files. Files that are dropped or pasted in the area around it are added too. */
export function AttachedInput({ path }: InputProps) {
  const { field } = useController({ name: path })
  const value = (field.value ?? []) as readonly AttachedFile[]
  const uploads = useOwnUploads((attachment) => {
    const { name, size, content } = attachment
    field.onChange([...((field.value ?? []) as readonly AttachedFile[]), { name, size, content }])
  })
  const attachments = useAttachments({ value, uploads, maxBytes })
  const isOver = useDropArea(attachments.attach)
  return (
    <div {...attachments.place}>
      <AttachmentsInput
        value={value}
        attachments={{ ...attachments, isOver: isOver || attachments.isOver }}
        renderFile={(file) => (
          <>
            <FileLink file={file} />
            {isPicture(file) && <CoverButton file={file} />}
          </>
        )}
        onRemove={({ content }) => field.onChange(value.filter((each) => each.content !== content))}
      />
    </div>
  )
}

/** Shows a picture on the card of the record, if its board has covers. */
function CoverButton({ file: { name, content } }: { readonly file: AttachedFile }) {
  const { t } = useTranslation()
  const { resource } = useFormScope()
  const { setValue } = useFormContext()
  const { cover } = resource.views?.board ?? {}
  if (cover === undefined) return null
  return (
    <button
      type="button"
      className="icon-button small"
      aria-label={t('attaching.asCover', { name })}
      title={t('attaching.asCover', { name })}
      onClick={() => setValue(cover, content, { shouldDirty: true })}
    >
      <Icon name="image-square" size={16} />
    </button>
  )
}
