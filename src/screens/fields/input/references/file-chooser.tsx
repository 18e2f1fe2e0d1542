import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface FileChooserProps {
  readonly label: string
  readonly accept?: string
  readonly onFile: (file: File) => void
  /** For buttons that open it. */
  readonly ref: Ref<HTMLInputElement>
}

/** The browser's own input for a file, which buttons open. */
export function FileChooser({ label, accept, onFile, ref }: FileChooserProps) {
  const { t } = useTranslation()
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={t('form.chooseFileFor', { field: label })}
      accept={accept}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // Allows the same file to be chosen again.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
