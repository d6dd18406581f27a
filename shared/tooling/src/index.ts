export { defineHost, defineRemote, type FederatedPackage } from './define'
