import { useEffect, useEffectEvent, useState } from 'react'

/** A file as an image once the browser has read it; `onBroken` is called if it cannot. */
export function useLoadedImage(file: File, onBroken: () => void): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<HTMLImageElement>()
  const refuse = useEffectEvent(onBroken)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    const image = new Image()
    let isOpen = true
    image.onload = () => isOpen && setLoaded(image)
    image.onerror = () => isOpen && refuse()
    image.src = address
    return () => {
      isOpen = false
      URL.revokeObjectURL(address)
    }
  }, [file])
  return loaded
}
