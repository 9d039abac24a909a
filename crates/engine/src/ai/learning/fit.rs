//! Least squares over binary features.

/// Normal equations, accumulated sample by sample.
pub struct LeastSquares {
    size: usize,
    /// Row by row; only the lower triangle is used.
    matrix: Vec<f64>,
    right_side: Vec<f64>,
}

impl LeastSquares {
    /// Creates a system of `size` unknowns without samples.
    pub fn new(size: usize) -> Self {
        Self {
            size,
            matrix: vec![0.0; size * size],
            right_side: vec![0.0; size],
        }
    }

    /// Adds a sample with these features (in ascending order) and the target `value`.
    pub fn add(&mut self, features: &[usize], value: f64) {
        for (index, &row) in features.iter().enumerate() {
            for &column in &features[..=index] {
                self.matrix[row * self.size + column] += 1.0;
            }
            self.right_side[row] += value;
        }
    }

    /// Adds a ridge penalty of this weight, which pulls every unknown towards 0.
    pub fn regularize(&mut self, weight: f64) {
        for index in 0..self.size {
            self.matrix[index * self.size + index] += weight;
        }
    }

    /// Solves by Cholesky decomposition; `None` if the samples don't determine the solution.
    pub fn solve(mut self) -> Option<Vec<f64>> {
        let size = self.size;
        for row in 0..size {
            for column in 0..=row {
                let products = (0..column)
                    .map(|k| self.matrix[row * size + k] * self.matrix[column * size + k])
                    .sum::<f64>();
                let remainder = self.matrix[row * size + column] - products;
                self.matrix[row * size + column] = if row == column {
                    if remainder <= 0.0 {
                        return None;
                    }
                    remainder.sqrt()
                } else {
                    remainder / self.matrix[column * size + column]
                };
            }
        }
        let mut solution = self.right_side;
        for row in 0..size {
            let sum: f64 = (0..row)
                .map(|k| self.matrix[row * size + k] * solution[k])
                .sum();
            solution[row] = (solution[row] - sum) / self.matrix[row * size + row];
        }
        for row in (0..size).rev() {
            let sum: f64 = (row + 1..size)
                .map(|k| self.matrix[k * size + row] * solution[k])
                .sum();
            solution[row] = (solution[row] - sum) / self.matrix[row * size + row];
        }
        Some(solution)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::unwrap_used)]
    fn two_features_are_separated() {
        let mut system = LeastSquares::new(2);
        for _ in 0..10 {
            system.add(&[0], 3.0);
            system.add(&[0, 1], 8.0);
        }
        let solution = system.solve().unwrap();
        assert!((solution[0] - 3.0).abs() < 1e-9 && (solution[1] - 5.0).abs() < 1e-9);
    }
}
