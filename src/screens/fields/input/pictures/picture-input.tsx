import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { useDropped } from '#screens/uploads/use-dropped'
import { PartBoundary } from '#shell/parts/part-boundary'
import type { InputProps } from '../input-props'
import { FileChooser } from '../references/file-chooser'
import { Sending } from '../references/sending'
import uploadStyles from '../references/upload.module.css'
import { useUpload } from '../references/use-upload'
import { ChosenPicture } from './chosen-picture'
import { DropZone } from './drop-zone'
import { faultOfFile, isCropped, mayBeShown, type Crop } from './picture-files'
import { PictureAddress } from './picture-address'
import styles from './pictures.module.css'

const CropDialog = lazy(() =>
  withDeferredTexts(() => import('./crop/crop-dialog')).then((module) => ({ default: module.CropDialog })),
)

/** A picture: dropped, pasted or chosen, cropped where the field says so, and uploaded; or the address of one. */
export function PictureInput({ crop, ...props }: InputProps & { readonly crop: Crop | undefined }) {
  const { t } = useTranslation()
  const { label, onChange } = props
  const value = String(props.value ?? '').trim()
  const chooser = useRef<HTMLInputElement>(null)
  const [isTyping, setTyping] = useState(false)
  const [cropped, setCropped] = useState<File>()
  const upload = useUpload((address) => {
    setTyping(false)
    onChange(address)
  })
  const take = (file: File) => {
    const fault = faultOfFile(file)
    upload.setProblem(fault ? t(fault) : '')
    if (fault) return
    if (crop !== undefined && isCropped(file)) setCropped(file)
    else void upload.start(file)
  }
  const { isOver, handlers } = useDropped(true, ([file]) => file && take(file))
  const choose = () => chooser.current?.click()
  const remove = () => {
    upload.setProblem('')
    onChange('')
  }
  const close = () => setCropped(undefined)
  const finish = (file: File) => {
    close()
    void upload.start(file)
  }
  const refuse = () => {
    close()
    upload.setProblem(t('form.brokenPicture'))
  }
  const type = () => setTyping(true)
  const leaveAddress = () => {
    setTyping(false)
    if (!mayBeShown(value)) onChange('')
  }
  const isAddress = isTyping || (value !== '' && !mayBeShown(value))
  return (
    <div className={styles.picture} data-over={isOver || undefined} {...handlers}>
      {upload.under ? (
        <Sending under={upload.under} onCancel={upload.cancel} />
      ) : isAddress ? (
        <PictureAddress {...props} mayShow={mayBeShown(value)} onLeave={leaveAddress} />
      ) : value === '' ? (
        <DropZone {...props} crop={crop} onChoose={choose} onType={type} />
      ) : (
        <ChosenPicture
          {...props}
          crop={crop}
          address={value}
          onChoose={choose}
          onRemove={remove}
          onType={type}
        />
      )}
      {upload.problem && (
        <p role="alert" className={uploadStyles.problem}>
          {upload.problem}
        </p>
      )}
      <FileChooser ref={chooser} label={label} accept="image/*" onFile={take} />
      {cropped && crop !== undefined && (
        <PartBoundary onFailure={close}>
          <Suspense>
            <CropDialog file={cropped} crop={crop} onDone={finish} onBroken={refuse} onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  )
}
