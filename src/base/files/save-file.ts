/** Saves data as a file in the browser. */
export function saveFile(data: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = name
  link.click()
  // The browser reads the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
