export { browser as default } from '@ag/tooling/jest'
