import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './crop.module.css'
import { limitedCut, movedCut, partOf, type Cut, type Size } from './crop-geometry'

interface CropFrameProps {
  readonly address: string
  readonly picture: Size
  readonly aspect: number
  readonly isRound: boolean
  readonly cut: Cut
  readonly onCut: (cut: Cut) => void
}

/** How far an arrow key moves the picture, as a share of the frame. */
const step = 0.05
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/** The picture below the frame of what is kept: moved by the pointer or arrow keys, enlarged by + and −. */
export function CropFrame({ address, picture, aspect, isRound, cut, onCut }: CropFrameProps) {
  const { t } = useTranslation()
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const part = partOf(picture, aspect, cut)
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const zoom = zooms[event.key]
    if ((!move && !zoom) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onCut(
      move
        ? movedCut(picture, aspect, cut, ...move)
        : limitedCut(picture, aspect, { ...cut, zoom: cut.zoom * (zoom ?? 1) }),
    )
  }
  const onPointerMove = ({ currentTarget, clientX: x, clientY: y }: PointerEvent) => {
    const before = last.current
    if (!before) return
    last.current = { x, y }
    const { width, height } = currentTarget.getBoundingClientRect()
    onCut(movedCut(picture, aspect, cut, (x - before.x) / width, (y - before.y) / height))
  }
  const release = () => (last.current = undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Pointer and keys move the picture.
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its keys move the picture.
      tabIndex={0}
      aria-label={t('cropping.frame')}
      className={styles.frame}
      data-round={isRound || undefined}
      dir="ltr"
      style={{ aspectRatio: aspect }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        src={address}
        alt=""
        draggable={false}
        style={{
          width: `${(picture.width / part.width) * 100}%`,
          height: `${(picture.height / part.height) * 100}%`,
          transform: `translate(${(-part.left / picture.width) * 100}%, ${(-part.top / picture.height) * 100}%)`,
        }}
      />
    </div>
  )
}
