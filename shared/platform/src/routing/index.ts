export {
  matchRoutes,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export * from './link'
export * from './params'
export * from './route-boundary'
export { createBrowserRouter, type Router, RouterProvider, useMatches } from './router'
export * from './screen'
export * from './sharing'
