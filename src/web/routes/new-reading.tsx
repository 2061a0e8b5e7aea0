import { Navigate, useLocation } from "react-router";

/** An old address of the request page, which redirects to it. */
export default function NewReading() {
  const { search } = useLocation();
  return <Navigate to={`/new-insight${search}`} replace />;
}
