export { node as default } from '@ag/tooling/jest'
