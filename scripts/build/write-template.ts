import { writeTemplate } from '#server/db/template'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Say where the template is to be written.')
await writeTemplate(path)
