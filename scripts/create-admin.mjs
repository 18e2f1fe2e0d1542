// Creates the first administrator of an installation without demo data: npm run create-admin
import { prepare } from './prepare.mjs'

prepare()
  .then(() => import(new URL('../build/server/create-admin.js', import.meta.url).href))
  .catch((error) => {
    console.error(error.isExpected ? error.message : error)
    process.exit(1)
  })
