import { useState, type ComponentProps, type ComponentType } from 'react'
import { messageOf } from '#providers/data/http/problem'
import { lazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'
import { Icon } from '#shell/icons'
import { PartBoundary } from '#shell/parts/part-boundary'

const picker = lazyModule(() => import('./emoji-picker'))

interface EmojiButtonProps {
  readonly name: string
  readonly className?: string | undefined
  readonly onChoose: (emoji: string) => void
}
interface Opened {
  readonly anchor: HTMLElement
  readonly Picker: ComponentType<ComponentProps<(typeof import('./emoji-picker'))['EmojiPicker']>>
}

/** A button that opens the emoji picker, whose code is loaded with it. */
export function EmojiButton({ name, className, onChoose }: EmojiButtonProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const open = (anchor: HTMLElement) =>
    picker.load().then(
      ({ EmojiPicker }) => setOpened({ anchor, Picker: EmojiPicker }),
      (error: unknown) => {
        picker.forgetFailure()
        notify({ message: messageOf(error), variant: 'error' })
      },
    )
  return (
    <>
      <button
        type="button"
        className={className ?? 'icon-button'}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        onPointerEnter={picker.prefetch}
        onFocus={picker.prefetch}
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <Icon name="smiley" size={18} />
      </button>
      {opened && (
        <PartBoundary onFailure={close}>
          <opened.Picker
            anchor={opened.anchor}
            onClose={close}
            onChoose={(emoji) => {
              close()
              onChoose(emoji)
            }}
          />
        </PartBoundary>
      )}
    </>
  )
}
