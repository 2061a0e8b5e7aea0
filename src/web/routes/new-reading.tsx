import { Navigate, useLocation } from "react-router";

/** An old address of the request page. It redirects to the new one. */
export default function NewReading() {
  const { search } = useLocation();
  return <Navigate to={`/new-insight${search}`} replace />;
}
