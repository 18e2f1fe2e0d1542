import { useState, type ClipboardEvent, type DragEvent } from 'react'

/** Handles files that are dropped onto an element or pasted into it; other drags and pastes are not affected. */
export function useDropped(isOpen: boolean, take: (files: readonly File[]) => void) {
  const [depth, setDepth] = useState(0)
  const hasFiles = (event: DragEvent) => isOpen && event.dataTransfer.types.includes('Files')
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && setDepth((before) => before + 1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && setDepth((before) => Math.max(0, before - 1)),
      onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDepth(0)
        take([...event.dataTransfer.files])
      },
      // Capture, so that it runs before an editor's handler. A spreadsheet copies a picture of its cells beside their
      // text; then the text is pasted.
      onPasteCapture: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData
        if (!isOpen || files.length === 0 || types.includes('text/plain')) return
        event.preventDefault()
        take([...files])
      },
    },
  }
}
