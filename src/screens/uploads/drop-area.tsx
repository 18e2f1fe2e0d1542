import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react'
import { useDropped } from './use-dropped'

type Take = (files: readonly File[]) => void

interface Area {
  readonly isOver: boolean
  readonly connect: (take: Take) => () => void
}

const DropAreaContext = createContext<Area | undefined>(undefined)

interface DropAreaProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** An area in which files can be dropped and pasted for one of the inputs inside, which calls `useDropArea`. */
export function DropArea({ className, children }: DropAreaProps) {
  const [take, setTake] = useState<Take>()
  const [area] = useState(() => ({
    connect: (next: Take) => {
      setTake(() => next)
      return () => setTake((current: Take | undefined) => (current === next ? undefined : current))
    },
  }))
  const { isOver, handlers } = useDropped(take !== undefined, (files) => take?.(files))
  const { onDrop, onPasteCapture, ...others } = handlers
  return (
    <DropAreaContext value={{ ...area, isOver }}>
      <div
        className={className}
        {...others}
        onDrop={(event: DragEvent) => {
          // An input inside may have taken it.
          if (!event.defaultPrevented) onDrop(event)
        }}
        onPaste={(event: ClipboardEvent) => {
          if (!event.defaultPrevented) onPasteCapture(event)
        }}
      >
        {children}
      </div>
    </DropAreaContext>
  )
}

/** Takes what is dropped or pasted in the area around, if there is one. Returns whether files are dragged over it. */
export function useDropArea(take: Take): boolean {
  const area = use(DropAreaContext)
  const connect = area?.connect
  const takeLatest = useEffectEvent(take)
  useEffect(() => connect?.((files) => takeLatest(files)), [connect])
  return area?.isOver ?? false
}
