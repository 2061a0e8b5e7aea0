import { Navigate, useLocation } from "react-router";

/** An old address of the request. */
export default function NewReading() {
  const { search } = useLocation();
  return <Navigate to={`/new-insight${search}`} replace />;
}
